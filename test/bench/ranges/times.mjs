import { company } from './company.mjs';

const JOBS = 10_000;
const MOST_TRAINING_MS = 2_000;
const RANGES = 2_000;
const MOST_RANGE_MS = 1;

/**
 * How long learning from many jobs and computing one range take.
 * @returns whether it is fast enough
 */
export function measureTimes({ trainModel, rangeHours, inQuarters, rangeSentence }) {
  const jobs = company(7)(JOBS).map((job, index) => ({
    ...job,
    branchId: `branch ${index % 5}`,
    month: `2027-${String((index % 12) + 1).padStart(2, '0')}`,
  }));
  const began = performance.now();
  const { company: scope } = trainModel(jobs);
  const training = performance.now() - began;
  const range = worstOf((index) => {
    const basis = { group: jobs[index].group, handlingMinutes: 60 + index, drivingMinutes: 30 };
    rangeSentence(inQuarters(rangeHours(scope, basis, 0.9)), scope.n);
  });
  console.log(`${JOBS} jobs trained in ${training.toFixed(0)} ms, of ${MOST_TRAINING_MS}`);
  console.log(`a range in ${range.toFixed(3)} ms (99 of 100), of ${MOST_RANGE_MS}`);
  return training <= MOST_TRAINING_MS && range <= MOST_RANGE_MS;
}

/** What 99 of 100 stay below. */
function worstOf(act) {
  const times = Array.from({ length: RANGES }, (_, index) => {
    const began = performance.now();
    act(index);
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(RANGES * 0.99)];
}
