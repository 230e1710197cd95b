import { asDate } from '#kernel/instant.js';
import { holdsStart, showArrival } from '#kernel/arrival-window.js';
import { clockMinutes, readableClock } from '#modules/scheduling/contract/board-rules.js';
import type { PlanStep } from '../contract/proposal.view.js';
import type { ReadDay } from '../queries/read-plan-day.js';
import { agreementNeeded } from '../refusals.js';

const needsWords = (step: PlanStep): boolean =>
  step.op === 'place' && step.call && step.from.start !== step.to.start;

/** @throws 422 unless each customer whose start moves out of what was promised agreed */
export function requireAgreement(
  { read }: ReadDay,
  steps: readonly PlanStep[],
  agreed: Readonly<Record<string, string>>,
): void {
  const missing = steps.filter((step) => needsWords(step) && agreed[step.seq] === undefined);
  const [first] = missing;
  if (!first || first.op !== 'place') return;
  const booking = read.jobs.find((job) => job.booking.operation._id === first.id)?.booking;
  const { startTime = null, window = null } = {
    startTime: booking?.metaData.startTime,
    window: booking?.operation.arrivalWindow,
  };
  const promised =
    startTime !== null && window !== null && holdsStart(window, asDate(startTime))
      ? showArrival(asDate(startTime), window, read.timezone)
      : readableClock(clockMinutes(first.from.start));
  throw agreementNeeded(
    promised,
    missing.map(({ seq }) => seq),
  );
}
