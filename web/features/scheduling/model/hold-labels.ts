import { counted } from '#kernel/counted.js';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import { namesOfTrucks } from './row-labels';

/** What a held time is held by and until when. */
type Held = Pick<ReservationView, 'heldBy' | 'expiresAt'>;

const MINUTE_MS = 60_000;
const LAST_S = 60;

export const ENDED = 'Ended: Please refresh';

/**
 * `T01 and T02, job 9:00 AM – 1:00 PM`: on which trucks and when a time is held.
 * @param hours with the word for which they are
 */
export const heldTime = (trucks: readonly { name: string }[], hours: string): string =>
  `${namesOfTrucks(trucks)}, ${hours}`;

export const isLastMinute = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= LAST_S;

/** `held by Dana`, `held online`. */
const howHeld = ({ heldBy }: Pick<Held, 'heldBy'>): string =>
  heldBy ? `held by ${heldBy.displayName}` : 'held online';

export const capitalized = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** Who holds it, empty in the end, and how long still. */
export interface HoldFace {
  who: string;
  left: string;
}

/**
 * `Held by Dana,` and `9 min`. Shows seconds in the last minute only: before that they would only
 * distract.
 */
export function holdFace(held: Pick<Held, 'heldBy'>, secondsLeft: number): HoldFace {
  if (secondsLeft === 0) return { who: '', left: ENDED };
  if (isLastMinute(secondsLeft)) return { who: '', left: `Ends in ${secondsLeft} seconds` };
  return {
    who: `${capitalized(howHeld(held))},`,
    left: `${Math.ceil(secondsLeft / LAST_S)} min`,
  };
}

/** The same in one: `Held by Dana, 9 min`. */
export function holdCountdown(held: Pick<Held, 'heldBy'>, secondsLeft: number): string {
  const { who, left } = holdFace(held, secondsLeft);
  return [who, left].filter(Boolean).join(' ');
}

/** `held by Dana for 9 more minutes`. */
export function heldLabel(held: Held, now: number): string {
  const minutes = Math.max(1, Math.ceil((new Date(held.expiresAt).getTime() - now) / MINUTE_MS));
  return `${howHeld(held)} for ${counted(minutes, 'more minute')}`;
}
