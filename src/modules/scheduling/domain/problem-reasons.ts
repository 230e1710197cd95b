/** Without what does not change what is said. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A stop at which work may have been difficult before. */
interface StopWithReason {
  isProblem: boolean;
  /** `''` where nobody said why. */
  problemReason: string;
}

/**
 * Why work was difficult before at stops of a move, as far as its notes do not say it: once they have the words, the
 * crew reads them, and the mark ends. What has no words can't be noted (R-BOARD-63).
 */
export function unnotedReasons(stops: readonly StopWithReason[], notes: string): string[] {
  const said = plain(notes);
  const reasons = stops.filter(({ isProblem }) => isProblem).map((stop) => stop.problemReason);
  return [...new Set(reasons)].filter((why) => plain(why) === '' || !said.includes(plain(why)));
}
