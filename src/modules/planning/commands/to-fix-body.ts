import { unnotedReasons } from '#modules/scheduling/contract/board-rules.js';
import type { FixCause } from '../contract/cause.dto.js';
import type { DraftView, OptionView } from '../contract/proposal.view.js';
import type { FixAnswer } from '../domain/fixes/fix-day.js';
import type { DrivesToFix } from '../domain/fixes/fix-drive.js';
import type { FixTarget } from '../domain/fixes/fix-mark.js';
import type { ProposalBody } from '../persistence/proposal.repository.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { confirmationDrafts, repairDrafts } from './drafts.js';

/** Whose mark is to be mended, with what the plan does not know of it. */
export function fixTargetOf(
  { read }: ReadDay,
  { mark, id }: FixCause,
  byZip: DrivesToFix['byZip'],
): FixTarget {
  const planned = read.jobs.find(({ booking }) => booking.operation._id === id);
  const activity = planned?.booking.metaData.activity;
  return {
    mark,
    id,
    wantedTrucks: activity?.truckCount ?? 1,
    automatedHours: planned?.automatedHours ?? null,
    problems: activity ? unnotedReasons(activity.locations, activity.notes) : [],
    drives: {
      isUnknown: planned?.booking.metaData.drives === 'unknown',
      cut: planned?.booking.metaData.driveCut ?? null,
      byZip,
    },
  };
}

/** What mends a mark, or why nothing does. */
export function toFixBody(day: ReadDay, { mark, id }: FixCause, fix: FixAnswer): ProposalBody {
  const { words, now, option } = fix;
  const isToTell = mark === 'reconfirm' || mark === 'notConfirmed';
  const options = option
    ? [
        toOption(
          option,
          isToTell ? confirmationDrafts(day.read, id) : repairDrafts(day, option.steps),
        ),
      ]
    : [];
  return { words, now: { ...now, steps: [] }, options, rejected: [] };
}

const toOption = (
  { title, isProven, totals, steps }: NonNullable<FixAnswer['option']>,
  drafts: DraftView[],
): OptionView => ({
  no: 1,
  name: 'fix',
  title,
  proven: isProven,
  stopped: false,
  bound: isProven ? totals.cost : null,
  totals,
  steps: [...steps],
  drafts,
});
