/** At most `max` jobs begin in `perMs` milliseconds. */
export interface QueueRate {
  max: number;
  perMs: number;
}

/** `maps=2,mail=8` → numbers by queue; undefined when the text is malformed. */
export function asQueueNumbers(text: string): Record<string, number> | undefined {
  return parsePairs(text, /^([a-z-]+)=([1-9]\d{0,3})$/, ([, count]) => Number(count));
}

/** `maps=10/1000` → rates by queue; undefined when the text is malformed. */
export function asQueueRates(text: string): Record<string, QueueRate> | undefined {
  return parsePairs(text, /^([a-z-]+)=([1-9]\d{0,5})\/([1-9]\d{0,7})$/, ([, max, perMs]) => ({
    max: Number(max),
    perMs: Number(perMs),
  }));
}

function parsePairs<T>(
  text: string,
  pattern: RegExp,
  read: (parts: string[]) => T,
): Record<string, T> | undefined {
  const found = text.split(',').map((pair) => pattern.exec(pair.trim()));
  const pairs: [string, T][] = [];
  for (const match of found) {
    if (!match?.[1]) return undefined;
    pairs.push([match[1], read(match.slice(1))]);
  }
  return Object.fromEntries(pairs);
}
