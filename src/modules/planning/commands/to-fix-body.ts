import { DateTime } from 'luxon';
import { asDate } from '#kernel/instant.js';
import { showArrival } from '#kernel/arrival-window.js';
import type { PlannedDay } from '#modules/scheduling/contract/planned-day.js';
import type { FixCause } from '../contract/cause.dto.js';
import type { DraftView, OptionView } from '../contract/proposal.view.js';
import { costOf } from '../domain/plan-cost.js';
import { asItIs } from '../domain/plan-day.js';
import { stepsTo } from '../domain/plan-steps.js';
import { fixMark } from '../domain/fixes/fix-mark.js';
import type { Fixed } from '../domain/fixes/fix.js';
import type { ProposalBody } from '../persistence/proposal.repository.js';
import type { ReadDay } from '../queries/read-plan-day.js';

/** What mends a mark, or why nothing does. */
export function toFixBody({ read, plan: day }: ReadDay, { mark, id }: FixCause): ProposalBody {
  const planned = read.jobs.find(({ booking }) => booking.operation._id === id);
  const fix = fixMark(day, {
    mark,
    id,
    wantedTrucks: planned?.booking.metaData.activity.truckCount ?? 1,
    automatedHours: planned?.automatedHours ?? null,
  });
  const totals = costOf(day, asItIs(day));
  const drafts = mark === 'reconfirm' || mark === 'notConfirmed' ? draftsOf(read, id) : [];
  return {
    words: fix.words,
    now: { ...totals, steps: [] },
    options: fix.plan === null ? [] : [optionOf(fix)],
    rejected: [],
  };

  function optionOf({ plan, title, isProven }: Fixed): OptionView {
    const after = costOf(day, plan);
    return {
      no: 1,
      name: 'fix',
      title,
      proven: isProven,
      stopped: false,
      bound: isProven ? after.cost : null,
      totals: after,
      steps: stepsTo(day, plan),
      drafts,
    };
  }
}

/** The confirmation of a plan, to be sent by somebody. */
function draftsOf({ jobs, day, timezone }: PlannedDay, operationId: string): DraftView[] {
  const booking = jobs.find((one) => one.booking.operation._id === operationId)?.booking;
  if (!booking) return [];
  const { customerId, customerName, startTime } = booking.metaData;
  const window = booking.operation.arrivalWindow;
  const arrival = showArrival(asDate(startTime), window, timezone);
  const on = DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('cccc, MMMM d');
  return [
    {
      to: 'customer',
      ids: [customerId],
      channel: 'email',
      subject: `Your move on ${on}`,
      text: `Dear ${customerName},\n\nYour move on ${on} is booked: our crew comes ${arrival}.`,
    },
  ];
}
