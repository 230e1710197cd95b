import type { ProposalState } from '#modules/planning/contract/proposal-terms.js';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showTime } from '../../../shared/format';
import type { Tone } from '../../../shared/ui';
import { changedSteps } from '../model/changed-steps';
import { shownOptions } from '../model/shown-options';

/** How a proposal stands, in a word. */
const STATE_LABELS: Readonly<Record<ProposalState, { label: string; tone: Tone }>> = {
  computing: { label: 'Working out', tone: 'info' },
  ready: { label: 'Ready', tone: 'neutral' },
  applied: { label: 'Applied', tone: 'success' },
  undone: { label: 'Taken back', tone: 'neutral' },
  stale: { label: 'Out of date', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** Somebody has changed steps of all its ways; of some, the others can still be applied. */
const OUT_OF_DATE = STATE_LABELS.stale;
/** There is nothing that could be applied. */
const NO_WAY = { label: 'No way', tone: 'neutral' } as const;
const PARTLY = { ...OUT_OF_DATE, label: 'Partly out of date' } as const;

/** The same by the board as it is, before anybody has tried to apply it. */
export function standingOf(
  proposal: ProposalView,
  view: DayView | undefined,
): { label: string; tone: Tone } {
  const { state } = proposal;
  const known = STATE_LABELS[state];
  if (!view || state !== 'ready') return known;
  const ways = shownOptions(proposal);
  if (ways.length === 0) return NO_WAY;
  const changed = ways.filter(({ steps }) => changedSteps(steps, view).length > 0);
  if (changed.length === 0) return known;
  return changed.length === ways.length ? OUT_OF_DATE : PARTLY;
}

/** Said instead of its options, or above them. */
const STATE_WORDS: Readonly<Partial<Record<ProposalState, string>>> = {
  undone: 'The day is as it was before. This can be applied again.',
};

/** What has become of one that is not applied: of what was done before, too, nothing is left. */
export function fateWords({ state, undone }: ProposalView, timezone: string): string {
  if (undone)
    return `It was applied, and ${undone.by} took all of it back at ${showTime(undone.at, timezone)}.`;
  return state === 'undone'
    ? 'It was applied, and all of it was taken back.'
    : 'Nothing of it was done.';
}

const STOPPED = 'The planner stopped. Nothing was changed.';

/** Why one that failed has nothing to offer. */
export const failedWords = ({ error }: Pick<ProposalView, 'error'>): string => error ?? STOPPED;

/**
 * What is said of how a proposal stands; null: it speaks for itself. What the day has changed under since it was taken
 * back is out of date, which each of its ways says itself.
 */
export function stateWords(proposal: ProposalView, view: DayView): string | null {
  const { state } = proposal;
  if (state === 'failed') return failedWords(proposal);
  if (state === 'stale')
    return `${fateWords(proposal, view.day.timezone)} The day has changed since.`;
  const isChanged =
    state === 'undone' &&
    shownOptions(proposal).some(({ steps }) => changedSteps(steps, view).length > 0);
  return isChanged ? null : (STATE_WORDS[state] ?? null);
}

/** Whose word its state is, and since when; of what was taken back long ago only who made it is known. */
export function whoWords({ state, applied, undone, made }: ProposalView, timezone: string): string {
  const of = ({ by, at }: ProposalView['made']): string => `${by}, ${showTime(at, timezone)}`;
  // What was out of date later is nobody's act.
  if (state === 'undone') return undone ? of(undone) : `Made by ${of(made)}`;
  return of(applied ?? made);
}
