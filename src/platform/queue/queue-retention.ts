const DAY_SECONDS = 86_400;

/** What the administrators' board keeps of ended jobs; the state of record is platform.job. */
export const RETENTION = {
  removeOnComplete: { age: DAY_SECONDS, count: 1_000 },
  removeOnFail: { age: 14 * DAY_SECONDS, count: 5_000 },
};
