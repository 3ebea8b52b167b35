# What the coach says about Qin

qin-aim = Be the first to place all your pagodas: one for each province and village you gain, two for a province of five squares or more.
coach-qin-4 = Lay one of your three tiles so that it touches a province square. Look at both halves: beside a square of the same colour, a half founds a province for you or lets one grow. Found where you can, and do not let your opponent’s province grow.
