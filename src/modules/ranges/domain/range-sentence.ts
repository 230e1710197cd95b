import { counted } from '#kernel/counted.js';
import type { RangeHours } from './hours.js';

/** Below so many jobs the figures rest on the tables more than on them. */
const FEW_JOBS = 30;

const FRACTIONS = ['', '¼', '½', '¾'];

/** `5¼`: hours in quarters. */
function quarters(hours: number): string {
  const whole = Math.floor(hours);
  const fraction = FRACTIONS[Math.round((hours - whole) * 4)] ?? '';
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}

/** What a range says to a person; `n` jobs taught it. */
export function rangeSentence({ p50, p80, p90 }: RangeHours, n: number): string {
  if (n < FEW_JOBS) return `From size tables; ${counted(n, 'move')} so far`;
  const [half, most, nearlyAll] = [quarters(p50), quarters(p80), quarters(p90)];
  return `${half} h, 80 % done by ${most} h, 90 % by ${nearlyAll} h · from ${n} of your moves`;
}
