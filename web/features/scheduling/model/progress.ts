import { wallMinutesOf } from '#kernel/local-date.js';
import { columnMinutes, readableClock } from '#modules/scheduling/contract/board-rules.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showTime } from '../../../shared/format';
import type { BlockFlag } from './block-flags';

/** What a block shows of its job: nothing before it begins. */
export type BlockProgress = 'out' | 'working' | 'onBreak' | 'done';

export function blockProgress({ progress: { state } }: BookingView): BlockProgress | null {
  if (state === 'none') return null;
  return state === 'finished' || state === 'back' ? 'done' : state;
}

const STATE_FLAGS: Readonly<Record<BlockProgress, BlockFlag>> = {
  out: { kind: 'working', tone: 'plain', name: 'On the way' },
  working: { kind: 'working', tone: 'plain', name: 'At work' },
  onBreak: { kind: 'working', tone: 'plain', name: 'On a break' },
  done: { kind: 'done', tone: 'plain', name: 'Done' },
};

const CREW_LABELS: Readonly<Record<BlockProgress, string>> = {
  out: 'The crew is already on the way.',
  working: 'The crew has already started.',
  onBreak: 'The crew has already started.',
  done: 'The crew is already done.',
};

/** What whoever moves it elsewhere has to know of its crew; empty before it begins. */
export function crewLabel(booking: BookingView): string {
  const shown = blockProgress(booking);
  return shown === null ? '' : CREW_LABELS[shown];
}

/** How far its job is, as a flag; false before it begins. */
export function progressFlag(booking: BookingView): BlockFlag | false {
  const shown = blockProgress(booking);
  return shown !== null && STATE_FLAGS[shown];
}

/** `Left 8:05 AM · started 8:41 AM · should end 12:40 PM`; empty where nothing is known. */
export function progressLabel({ progress }: BookingView, timezone: string): string {
  const { leftYard, started, finished, backYard, expectedEnd } = progress;
  const told: readonly [string, string | null][] = [
    ['left', leftYard],
    ['started', started],
    ['finished', finished],
    ['should end', finished ? null : expectedEnd],
    ['back', backYard],
  ];
  const words = told
    .filter((one): one is [string, string] => one[1] !== null)
    .map(([word, at]) => `${word} ${showTime(at, timezone)}`)
    .join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `Could take until 5:15 PM`; empty where it should not outlast its block, or is held up so long that it should end
 * later than that anyway.
 */
export function tailLabel(
  { tail, progress: { expectedEnd } }: BookingView,
  timezone: string,
): string {
  if (!tail) return '';
  const latest = columnMinutes(tail.column + tail.span);
  const isLater = expectedEnd !== null && wallMinutesOf(new Date(expectedEnd), timezone) > latest;
  return isLater ? '' : `Could take until ${readableClock(latest)}`;
}
