import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { showTime } from '../../../shared/format';
import type { BoardBlock } from './board-block';
import { shortName } from './direct-leg';

/** Why a job can't start as planned, in words (R-ACTUAL-19). */
export interface WaitingWords {
  /** `Can't start before 5:30 PM`. */
  until: string;
  /** `Taylor is still on OKC_02`, `Taylor ended at 5:00 PM`, `Taylor is first on OKC_02`; empty where the board does not
   * know that job. */
  because: string;
}

/** The job before on its truck, and that truck's name. */
export interface HeldUp {
  before: BoardBlock | undefined;
  truck: string | undefined;
  timezone: string;
}

/** What holds a job up, in words; null where nothing does. */
export function waitingWords(
  { progress }: BookingView,
  { before, truck, timezone }: HeldUp,
): WaitingWords | null {
  const { expectedStart, waitsFor } = progress;
  if (waitsFor === null || expectedStart === null) return null;
  return {
    until: `Can't start before ${showTime(expectedStart, timezone)}`,
    because: before?.id === waitsFor ? becauseOf(before, truck, timezone) : '',
  };
}

function becauseOf(before: BoardBlock, truck: string | undefined, timezone: string): string {
  const { finished, started, leftYard } = before.booking.progress;
  const name = shortName(before);
  if (finished !== null) return `${name} ended at ${showTime(finished, timezone)}`;
  if (truck === undefined) return '';
  // Of a job that nobody has told anything of, only the plan is known.
  return (started ?? leftYard) ? `${name} is still on ${truck}` : `${name} is first on ${truck}`;
}

/** `Can't start before 5:30 PM: Taylor is still on OKC_02`; empty where nothing holds it up. */
export const waitingLabel = (words: WaitingWords | null): string =>
  words ? [words.until, words.because].filter(Boolean).join(': ') : '';
