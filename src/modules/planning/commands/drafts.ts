import { DateTime } from 'luxon';
import { showArrival } from '#kernel/arrival-window.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { PlannedDay } from '#modules/scheduling/contract/planned-day.js';
import { clockMinutes, readableClock } from '#modules/scheduling/contract/board-rules.js';
import type { DraftView, PlanStep, StepOf } from '../contract/proposal.view.js';
import { crewWords } from '../domain/crew-words.js';
import type { ReadDay } from '../queries/read-plan-day.js';

const dayWords = (day: LocalDate): string =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'en-US' }).toFormat('cccc, MMMM d');

/** What somebody may say to the customers who must be asked, and to the crews whose day changes; none is sent. */
export function repairDrafts({ read, plan }: ReadDay, steps: readonly PlanStep[]): DraftView[] {
  const asked = new Map(
    steps.flatMap((step) => (step.op === 'place' && step.call ? [[step.customerId, step]] : [])),
  );
  const customers = [...asked.values()].flatMap((step) => callDraft(read, step));
  const crews = crewWords(plan, steps).map(({ ids, text }): DraftView => {
    const subject = `Your day on ${dayWords(read.day)}`;
    return { to: 'crew', ids: [...ids], channel: 'text', subject, text };
  });
  return [...customers, ...crews];
}

function callDraft({ jobs, day, timezone }: PlannedDay, step: StepOf<'place'>): DraftView[] {
  const planned = jobs.find(({ booking }) => booking.operation._id === step.id);
  if (!planned) return [];
  const { booking } = planned;
  const { startTime, customerName } = booking.metaData;
  const promised = showArrival(startTime, booking.operation.arrivalWindow, timezone);
  const hello = `Hello, this is about the move of ${customerName} on ${dayWords(day)}.`;
  const wanted = readableClock(clockMinutes(step.to.start));
  const text =
    step.to.truck === null
      ? `${hello} We promised to come ${promised}, and we can't: I am sorry. We are looking for another crew and call you again soon. Which other times or days would suit you?`
      : `${hello} We promised to come ${promised}. Could our crew start at ${wanted} instead?`;
  const subject = `Your move on ${dayWords(day)}`;
  return [{ to: 'customer', ids: [step.customerId], channel: 'call', subject, text }];
}

/** The confirmation of a plan, to be sent by somebody. */
export function confirmationDrafts({ jobs, day, timezone }: PlannedDay, id: string): DraftView[] {
  const booking = jobs.find((one) => one.booking.operation._id === id)?.booking;
  if (!booking) return [];
  const { customerId, customerName, startTime } = booking.metaData;
  const arrival = showArrival(startTime, booking.operation.arrivalWindow, timezone);
  const on = dayWords(day);
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
