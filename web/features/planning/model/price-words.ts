import { counted } from '#kernel/counted.js';
import type { PlanStep, StepOf } from '#modules/planning/contract/proposal.view.js';
import { showClockTime } from '../../../shared/format';
import { stepWords, type NameOf } from './step-words';

type PlaceStep = StepOf<'place'>;

/** More names of one kind are counted. */
const MOST_NAMED = 2;

const isElsewhere = ({ from, to }: PlaceStep): boolean => from.truck !== to.truck;

/** `Miller 4 h`, `Morales 3:00 PM`, `Taylor to T04 3:00 PM`. */
function placeWords({ name, from, to }: PlaceStep, nameOf: NameOf): string {
  return [
    name,
    from.truck !== to.truck && to.truck !== null && `to ${nameOf(to.truck)}`,
    from.start !== to.start && showClockTime(to.start),
    from.duration !== to.duration && `${to.duration} h`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each by name, or how many there are. */
function named(
  steps: readonly PlaceStep[],
  each: (step: PlaceStep) => string,
  many: string,
): string[] {
  return steps.length > MOST_NAMED ? [`${steps.length} ${many}`] : steps.map(each);
}

function toOthers(steps: readonly PlaceStep[], nameOf: NameOf): string[] {
  const [first, second, third] = steps;
  if (!first || !second) return steps.map((step) => placeWords(step, nameOf));
  const moved = third ? `${steps.length} moves` : `${first.name} and ${second.name}`;
  return [`${moved} to other trucks`];
}

/** What a step does that is neither a move's nor a person's. */
function otherWords(step: PlanStep, nameOf: NameOf): string[] {
  switch (step.op) {
    case 'place':
      return [];
    case 'seat':
      return step.to === 'off' ? [`${step.name} off`] : [];
    case 'truck':
      return [`${step.name} ${stepWords(step, nameOf).to}`];
    case 'standIn':
      return step.to
        ? [`${nameOf(step.to.by)} for ${step.name}`]
        : [`${step.name} does its own jobs`];
    case 'rental':
      return [`${step.name} ${step.to ? 'rented' : 'given back'}`];
    case 'follow':
      return [`${step.name} ${stepWords(step, nameOf).to}`];
    case 'note':
      return [`notes of ${step.name}`];
  }
}

/** What a way changes, before it is taken: `5 changes: Miller 4 h, Taylor and Torres to other trucks, 2 people`. */
export function priceWords(steps: readonly PlanStep[], nameOf: NameOf): string {
  const placed = steps.filter((step): step is PlaceStep => step.op === 'place');
  const waiting = placed.filter(({ to }) => to.truck === null && to.unassigned);
  const gone = placed.filter(({ to }) => to.truck === null && !to.unassigned);
  const booked = placed.filter(({ to }) => to.truck !== null);
  const people = steps.filter((step) => step.op === 'seat' && step.to !== 'off').length;
  const parts = [
    ...named(
      booked.filter((step) => !isElsewhere(step)),
      (step) => placeWords(step, nameOf),
      'moves at other times',
    ),
    ...toOthers(booked.filter(isElsewhere), nameOf),
    ...named(waiting, ({ name }) => `${name} waits`, 'moves wait'),
    ...named(gone, ({ name }) => `${name} off the board`, 'moves off the board'),
    ...steps.flatMap((step) => otherWords(step, nameOf)),
    ...(people > 0 ? [people === 1 ? '1 person' : `${people} people`] : []),
  ];
  return `${counted(steps.length, 'change')}: ${parts.join(', ')}`;
}

/** Each of its steps on a line. */
export const stepLines = (steps: readonly PlanStep[], nameOf: NameOf): string[] =>
  steps.map((step) => {
    const { from, to } = stepWords(step, nameOf);
    return `${step.name}: ${from} → ${to}`;
  });
