const MINUTE = 60_000;

/** How long ago, in one short word: `now`, `12 min`, `3 h`, `2 d`. */
export function showAge(since: string | Date, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} d`;
}
