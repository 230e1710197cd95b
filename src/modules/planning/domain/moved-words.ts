import type { PlanDay } from './plan-day.js';
import { whereNow } from './steps-on-day.js';
import type { PlanStep, StepEnd, StepOf } from './step-ops.js';
import { minutesOfClock, shortClock } from './words.js';

const truckName = ({ trucks }: PlanDay, id: string): string =>
  trucks.find((truck) => truck.id === id)?.name ?? 'another truck';

/** Each of what differs, the first alone: where it is matters more than when. */
function placeWords(day: PlanDay, now: StepOf<'place'>['to'], to: StepOf<'place'>['to']): string {
  if (now.truck !== to.truck || now.unassigned !== to.unassigned) {
    if (now.truck !== null) return `is on ${truckName(day, now.truck)}`;
    return now.unassigned ? 'is on the Unassigned row' : 'is off the board';
  }
  return now.start === to.start
    ? `takes ${now.duration} h`
    : `starts at ${shortClock(minutesOfClock(now.start))}`;
}

function seatWords(day: PlanDay, now: StepOf<'seat'>['to'], to: StepOf<'seat'>['to']): string {
  if (now === 'off') return 'is off';
  if (now === 'onCall') return 'is on call';
  if (now === null) return 'has no seat';
  const isSame = to !== null && typeof to === 'object' && to.truck === now.truck;
  return `is on ${isSame ? 'another seat of ' : ''}${truckName(day, now.truck)}`;
}

function truckWords({ unavailable, unavailableFrom }: StepOf<'truck'>['to']): string {
  if (unavailable) return 'is down all day';
  if (unavailableFrom === null) return 'runs';
  return `is down from ${shortClock(minutesOfClock(unavailableFrom))}`;
}

function standInWords(day: PlanDay, row: string, now: StepOf<'standIn'>['to']): string {
  if (!now) return `${row} does its own jobs`;
  const since = shortClock(minutesOfClock(now.from));
  return `${truckName(day, now.by)} stands in for ${row} from ${since}`;
}

/**
 * Where something is that a step expected elsewhere: 'Ama Collins is off.' Not why: of someone who is off nobody reads
 * that here (R-CREW-13).
 * @param expected where the step left it, or where it was to find it
 */
export function movedText(day: PlanDay, step: PlanStep, expected: StepEnd): string {
  const { name } = step;
  const now = whereNow(day, step);
  if (now === undefined) return `${name} is not on this day anymore.`;
  switch (step.op) {
    case 'place':
      return `${name} ${placeWords(day, now as typeof step.to, step[expected])}.`;
    case 'seat':
      return `${name} ${seatWords(day, now as typeof step.to, step[expected])}.`;
    case 'truck':
      return `${name} ${truckWords(now as typeof step.to)}.`;
    case 'standIn':
      return `${standInWords(day, name, now as typeof step.to)}.`;
    case 'rental':
      return now === null ? `${name} is not rented anymore.` : `${name} is rented otherwise.`;
    case 'follow':
      return `The truck drives to ${name} from elsewhere.`;
    case 'note':
      return `${name} has other notes.`;
  }
}
