import type { ActualState, TimeKind } from '#modules/actuals/contract/actual-terms.js';
import type { ActualRowView, ActualView } from '#modules/actuals/contract/actual.view.js';
import { showTime } from '../../shared/format';
import type { Tone } from '../../shared/ui';

/** A job's state in words. */
export const STATE_LABELS: Readonly<Record<ActualState, string>> = {
  none: 'Not started',
  out: 'On the way',
  working: 'At work',
  onBreak: 'On a break',
  finished: 'Finished',
  back: 'Back at the yard',
};

/** The four times of a job in words. */
export const TIME_LABELS: Readonly<Record<TimeKind, string>> = {
  leftYard: 'Left the yard',
  started: 'Started',
  finished: 'Finished',
  backYard: 'Back at the yard',
};

/** What a job lacks to be complete. */
export interface Lack {
  label: string;
  tone: Tone;
}

/** Why a job is not complete; null where nothing is missing. */
export function lackOf({ started, finished, assumed, question }: ActualView): Lack | null {
  if (question !== null) return { label: 'Check the times', tone: 'danger' };
  const missing = [started === null && 'start', finished === null && 'end'].filter(Boolean);
  if (missing.length > 0) return { label: `No ${missing.join(', no ')}`, tone: 'warning' };
  const guessed = [
    assumed.includes('started') && 'start',
    assumed.includes('finished') && 'end',
  ].filter(Boolean);
  return guessed.length > 0 ? { label: `Assumed ${guessed.join(' and ')}`, tone: 'warning' } : null;
}

/** What is to be looked at in a row of the list: what is missing, or that the times are hard to believe. */
export function remarkOf(row: ActualRowView): Lack {
  const complete: Lack = { label: 'Complete', tone: 'success' };
  const doubted: Lack = { label: 'Complete · check', tone: 'warning' };
  return lackOf(row) ?? (row.doubt ? doubted : complete);
}

/** `Left 8:05 AM · started 8:41 AM`: what is known, an assumed time marked. */
export function timesLabel(actual: ActualView, timezone: string): string {
  const words: readonly [TimeKind, string][] = [
    ['leftYard', 'left'],
    ['started', 'started'],
    ['finished', 'finished'],
    ['backYard', 'back'],
  ];
  const text = words
    .flatMap(([kind, word]) => {
      const at = actual[kind];
      if (at === null) return [];
      return `${word} ${showTime(at, timezone)}${actual.assumed.includes(kind) ? ' (assumed)' : ''}`;
    })
    .join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
