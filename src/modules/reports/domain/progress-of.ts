/** How many percent of a report are written; 100 only once the file is complete. */
export const progressOf = (rows: number, expected: number): number =>
  expected <= 0 ? 0 : Math.min(99, Math.floor((rows / expected) * 100));
