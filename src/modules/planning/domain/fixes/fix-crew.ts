import { seatsNeeded } from '../plan-cost.js';
import { asItIs, LEAD_SEAT, SEATS, type PlanDay } from '../plan-day.js';
import { cheapestCrew, type OpenSeat } from '../seat-people.js';
import { rowsOf } from '../truck-rows.js';
import { listed } from '../words.js';
import { noFix, type FixOutcome } from './fix.js';

function seatedFix(
  day: PlanDay,
  name: string,
  seats: readonly OpenSeat[],
  words: string,
): FixOutcome | null {
  const plan = cheapestCrew(day, asItIs(day), seats);
  if (!plan) return null;
  const { seats: crew } = plan;
  const joined = crew.slice(crew.length - seats.length).map(({ person }) => personOf(day, person));
  const title = `${listed(joined)} on ${name}`;
  return { plan, title, isProven: true, words };
}

const truckOf = (day: PlanDay, truck: string): string =>
  day.trucks.find(({ id }) => id === truck)?.name ?? 'This truck';

const personOf = (day: PlanDay, id: string): string =>
  day.people.find((person) => person.id === id)?.name ?? '';

/** The cheapest free lead. */
export function fixMissingLead(day: PlanDay, truck: string): FixOutcome {
  const seats = [{ truck, position: LEAD_SEAT }];
  const name = truckOf(day, truck);
  return (
    seatedFix(day, name, seats, `${name} has no team lead.`) ??
    noFix(`No team lead is free for ${name}.`)
  );
}

/** The cheapest free people on the seats that are short. */
export function fixShortCrew(day: PlanDay, truck: string): FixOutcome {
  const plan = asItIs(day);
  const crew = plan.seats.filter((seat) => seat.truck === truck);
  const taken = new Set(crew.map(({ position }) => position));
  const missing = Math.max(0, seatsNeeded(rowsOf(day, plan).get(truck)) - crew.length);
  const empty = SEATS.filter((position) => !taken.has(position));
  const without = empty.filter((position) => position !== LEAD_SEAT);
  const name = truckOf(day, truck);
  const words = `${name} is ${missing === 1 ? 'one mover' : `${missing} movers`} short.`;
  for (const positions of [empty, without]) {
    if (positions.length < missing) continue;
    const seats = positions.slice(0, missing).map((position) => ({ truck, position }));
    const fixed = seatedFix(day, name, seats, words);
    if (fixed) return fixed;
  }
  return noFix(
    missing === 1
      ? `Nobody is free for ${name}.`
      : `${name} lacks ${missing} people; too few are free.`,
  );
}
