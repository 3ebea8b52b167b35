//! Analyses of matches that are over: made step by step in the threads where bots think, watched while they are made, and
//! kept in the store. Knows no game and no page.
//!
//! Bots come first: an analysis goes on while nobody waits for one. A person has one analysis in the making at a time, and
//! those who ask for the same match share one.

use super::bot_pool::Errand;
use super::{InternalError, Rooms};
use crate::question::{Asked, Question};
use crate::study::Study;
use analysis::{Analysis, Findings};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{PersonId, TableId};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How many analyses are made at once, whoever asked for them.
const MOST_RUNNING: usize = 64;

/// How many finished analyses are kept in memory, those that were asked for last.
const REMEMBERED: usize = 64;

/// The analyses in the making, and those asked for lately.
#[derive(Default)]
pub(super) struct Analyses {
    running: Mutex<HashMap<TableId, Running>>,
    remembered: Mutex<VecDeque<(TableId, Arc<Analysis>)>>,
}

/// An analysis in the making.
struct Running {
    by: PersonId,
    progress: watch::Receiver<AnalysisProgress>,
}

/// How far an analysis has come.
#[derive(Clone)]
pub struct AnalysisProgress {
    pub analysis: Arc<Analysis>,
    pub done: usize,
    pub of: usize,
}

/// Why an analysis is not begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Busy {
    /// This person has one in the making already, of this table.
    Own(TableId),
    /// Too many are being made.
    Everybody,
}

impl Rooms {
    /// The analysis of a match, if it has been made.
    pub async fn analysis(&self, id: &TableId) -> Result<Option<Arc<Analysis>>, InternalError> {
        if let Some((_, known)) = self.analyses.remembered().iter().find(|(known, _)| known == id) {
            return Ok(Some(known.clone()));
        }
        let Some(kept) = self.store.analysis(id).await? else { return Ok(None) };
        // One that this program cannot read is made again.
        let Ok(analysis) = serde_json::from_str::<Analysis>(&kept) else { return Ok(None) };
        if analysis.format != analysis::FORMAT {
            return Ok(None);
        }
        let analysis = Arc::new(analysis);
        self.analyses.remember(id, &analysis);
        Ok(Some(analysis))
    }

    /// How far the analysis of a match has come, if one is being made now.
    pub fn analysis_so_far(&self, id: &TableId) -> Option<AnalysisProgress> {
        self.analyses.running().get(id).map(|running| running.progress.borrow().clone())
    }

    /// Follows the analysis of a match, given its table and how many entries that has, which begins now unless it is being
    /// made already. What comes last is the whole analysis.
    pub fn analyse(
        self: &Arc<Rooms>,
        person: &PersonId,
        (id, length): (&TableId, usize),
        study: &Arc<dyn Study>,
    ) -> Result<watch::Receiver<AnalysisProgress>, Busy> {
        let mut running = self.analyses.running();
        if let Some(running) = running.get(id) {
            return Ok(running.progress.clone());
        }
        if let Some((other, _)) = running.iter().find(|(_, running)| running.by == *person) {
            return Err(Busy::Own(other.clone()));
        }
        if running.len() >= MOST_RUNNING {
            return Err(Busy::Everybody);
        }
        let nothing = Arc::new(study.put_together(Findings::default()));
        let (progress, followed) =
            watch::channel(AnalysisProgress { analysis: nothing, done: 0, of: study.steps() });
        running.insert(id.clone(), Running { by: person.clone(), progress: followed.clone() });
        let (rooms, person, id, study) = (self.clone(), person.clone(), id.clone(), study.clone());
        tokio::spawn(async move {
            let made = rooms.make_analysis(&person, (&id, length), &study, &progress).await;
            if let Some(analysis) = made {
                rooms.keep_analysis(&id, &analysis).await;
            }
            rooms.analyses.running().remove(&id);
        });
        Ok(followed)
    }

    /// Takes all steps, as many at once as there are threads: first how everybody stood, then the decisions.
    async fn make_analysis(
        self: &Arc<Rooms>,
        person: &PersonId,
        (id, length): (&TableId, usize),
        study: &Arc<dyn Study>,
        progress: &watch::Sender<AnalysisProgress>,
    ) -> Option<Arc<Analysis>> {
        let of = study.steps();
        let mut steps = (0..of).step_by(2).chain((1..of).step_by(2));
        let (mut findings, mut begun, mut done) = (Findings::default(), JoinSet::new(), 0);
        loop {
            while begun.len() < self.thinking_threads()
                && let Some(step) = steps.next()
            {
                let (rooms, person, study) = (self.clone(), person.clone(), study.clone());
                let asked = Asked { table: id.clone(), length, question: Question::Step { step } };
                begun.spawn(async move {
                    let work = move |_| study.take_step(step);
                    rooms.think(&person, Errand::Step(step), &asked, work).await
                });
            }
            let Some(step) = begun.join_next().await else { break };
            // A step that died ends the analysis; the pool has said so.
            if let Some(found) = step.ok()?.ok()? {
                findings.add(found);
            }
            done += 1;
            let analysis = Arc::new(study.put_together(findings.clone()));
            progress.send_replace(AnalysisProgress { analysis, done, of });
        }
        Some(progress.borrow().analysis.clone())
    }

    async fn keep_analysis(&self, id: &TableId, analysis: &Arc<Analysis>) {
        self.analyses.remember(id, analysis);
        let kept = match serde_json::to_string(&**analysis) {
            Ok(written) => self.store.keep_analysis(id, &written).await,
            Err(error) => Err(error.into()),
        };
        if let Err(error) = kept {
            tracing::warn!(table = %id, %error, "an analysis was not kept, and will be made again");
        }
    }
}

impl Analyses {
    fn running(&self) -> MutexGuard<'_, HashMap<TableId, Running>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remembered(&self) -> MutexGuard<'_, VecDeque<(TableId, Arc<Analysis>)>> {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, id: &TableId, analysis: &Arc<Analysis>) {
        let mut remembered = self.remembered();
        remembered.retain(|(known, _)| known != id);
        remembered.push_back((id.clone(), analysis.clone()));
        if remembered.len() > REMEMBERED {
            remembered.pop_front();
        }
    }
}
