/**
 * Days of a month, one after the other: for tests each of which has its board to itself.
 * @param month `YYYY-MM`; after its last day there is none
 */
export function freshDays(month: string): () => string {
  let day = 0;
  return () => {
    day += 1;
    if (day > 28) throw new Error(`${month} has no fresh day left.`);
    return `${month}-${String(day).padStart(2, '0')}`;
  };
}
