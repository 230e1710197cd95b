/** Minutes after midnight as desk texts have them: '3 PM', '9:45 AM'. */
export function shortClock(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = Math.round(minutes % 60);
  const said =
    rest === 0 ? `${hours % 12 || 12}` : `${hours % 12 || 12}:${String(rest).padStart(2, '0')}`;
  return `${said} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Minutes after midnight of 'HH:mm'. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'HH:mm' of minutes after midnight. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), Math.round(minutes % 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** '1 h', '1.5 h', '30 min'. */
export const lengthText = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;

/** 'Ann', 'Ann and Bo', 'Ann, Bo and Cy'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
