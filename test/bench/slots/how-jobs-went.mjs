import { streamOf } from './days-of-callers.mjs';

/** The demo's jobs take exp(0.06 + N) times what is estimated, N with these deviations; some far longer or shorter. */
const MEAN = 0.06;
const DEVIATION = { level: 0.14, stairs: 0.19 };
const FAR_OFF = { share: 0.05, times: 3 };
const DRAWN = 20_000;
const REPLAYS = 50;
const WITH_STAIRS = 0.4;

const normal = (next) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

function drawRatio(next, group) {
  const times = next() < FAR_OFF.share ? FAR_OFF.times : 1;
  return Math.exp(MEAN + normal(next) * DEVIATION[group] * times);
}

/** The ratio that a share of drawn jobs stays below, as a branch with many finished jobs has learned it. */
function learned(group) {
  const next = streamOf(group.length * 7919);
  const ratios = Array.from({ length: DRAWN }, () => drawRatio(next, group)).sort((a, b) => a - b);
  return (share) => ratios[Math.ceil(share * DRAWN) - 1];
}

const QUANTILE = { level: learned('level'), stairs: learned('stairs') };
const upToQuarter = (minutes) => Math.ceil(minutes / 15 - 1e-9) * 15;

/** Whether there are stairs at the job, always the same for a job. */
const groupOf = ({ id, minutes }) =>
  streamOf(id.length * 31 + Number(id.slice(4)) * 977 + minutes)() < WITH_STAIRS
    ? 'stairs'
    : 'level';

/** How long a job takes in eight and in nine of ten cases, as people are told: minutes up to quarters. */
export function takes(caller) {
  const at = QUANTILE[groupOf(caller)];
  return {
    inEight: upToQuarter(caller.minutes * at(0.8)),
    inNine: upToQuarter(caller.minutes * at(0.9)),
  };
}

/**
 * Replays a day as it may go.
 * @param truckDays jobs of each truck in order, each with `start`, `minutes`, `promised` (its last promised start), and
 *   `drive` from the job before
 * @returns jobs that follow another one, and those of them that started after what was promised
 */
export function replay(truckDays, seed) {
  const next = streamOf(seed * 104_729 + 7);
  let [followUps, late] = [0, 0];
  for (let time = 0; time < REPLAYS; time += 1) {
    for (const jobs of truckDays) {
      let free = -Infinity;
      for (const [nth, job] of jobs.entries()) {
        const start = Math.max(job.start, free + job.drive);
        if (nth > 0) {
          followUps += 1;
          if (start > job.promised) late += 1;
        }
        free = start + job.minutes * drawRatio(next, groupOf(job));
      }
    }
  }
  return { followUps, late };
}
