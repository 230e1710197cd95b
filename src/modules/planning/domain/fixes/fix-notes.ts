import { TEXT_LIMITS } from '#kernel/validation/limits.js';
import { asItIs, type PlanDay, type PlanJob } from '../plan-day.js';
import type { StepOf } from '../step-ops.js';
import { noFix, type FixOutcome } from './fix.js';

const NOTED = {
  ...{ seq: 1, call: false, needs: [] },
  op: 'note',
  reason: 'The crew reads it in the notes.',
} as const;

/** What is known of its addresses goes into the notes, which the crew reads. */
export function fixProblemAddress(
  day: PlanDay,
  job: PlanJob,
  problems: readonly string[],
): FixOutcome {
  const known = problems.filter((why) => why.trim() !== '');
  const words = `Work was difficult before at an address of ${job.name}.`;
  if (known.length < problems.length || known.length === 0)
    return noFix(`${words} Nobody said why: put in the notes what the crew must know.`);
  const to = [job.notes.trimEnd(), ...known].filter((line) => line !== '').join('\n');
  if (to.length > TEXT_LIMITS.notes)
    return noFix(`${words} Its notes have no room for the reason.`);
  const { activityId: id, customerId, name, notes: from } = job;
  const step: StepOf<'note'> = { ...NOTED, id, customerId, name, from, to };
  return {
    plan: asItIs(day),
    title: `${name}: ${known.join('; ')}`,
    isProven: true,
    words,
    steps: [step],
  };
}
