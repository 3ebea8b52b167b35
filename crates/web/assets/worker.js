// Stands between the pages and the network, so that somebody offline gets a page that says so. It keeps that page and what
// it is made of, and nothing else: whatever is about a table or a person comes from the server or not at all. It also
// shows the notifications that pages in the background ask for.

const kept = KEPT;
const [offline] = kept;
const name = `offline ${kept.join(" ")}`;

addEventListener("install", (event) => {
  // Without cookies: the page is nobody's.
  const requests = kept.map((address) => new Request(address, { credentials: "omit", cache: "reload" }));
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(requests)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.filter((other) => other !== name).map((other) => caches.delete(other))));
  event.waitUntil(Promise.all([forget, registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener("fetch", (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate" && request.method === "GET") {
    const online = async () => (await preloadResponse) ?? fetch(request);
    event.respondWith(online().catch(() => caches.match(offline)));
  } else if (origin === location.origin && kept.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

// A page tells that it is somebody's turn at a table. If the table is in front in some tab, they see it.
addEventListener("message", (event) => {
  if (event.data?.table) event.waitUntil(call(event.data));
});

async function call({ table, title, body }) {
  const open = await tabs();
  if (open.some((tab) => pathOf(tab) === table && tab.visibilityState === "visible")) return;
  await registration.showNotification(title, { body, tag: table, data: { table }, icon: ICON });
}

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(notification.data.table));
});

async function goTo(table) {
  const there = (await tabs()).find((tab) => pathOf(tab) === table);
  return there ? there.focus() : clients.openWindow(table);
}

const tabs = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const pathOf = (tab) => new URL(tab.url).pathname;
