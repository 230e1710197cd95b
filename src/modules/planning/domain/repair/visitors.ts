import { endOf, type PlanDay, type PlanHold, type PlanTruck } from '../plan-day.js';
import { inBlocks, partOn, rowOf } from '../truck-rows.js';
import { listed, shortClock } from '../words.js';

/** What a visitor of the web site holds on a truck that goes down, and which truck has room for it; null: none has. */
export interface DisplacedVisitor {
  readonly hold: PlanHold;
  readonly to: PlanTruck | null;
}

/** Each in turn, as the day is before anything else moves. @param from minutes after midnight */
export function displacedVisitors(day: PlanDay, truck: string, from: number): DisplacedVisitor[] {
  const held = day.trucks.flatMap((row) =>
    row.holds.filter((hold) => hold.isVisitors && (partOn(truck, row, hold)?.end ?? from) > from),
  );
  const found: DisplacedVisitor[] = [];
  for (const hold of held) {
    const others = day.trucks.filter(({ id }) => id !== truck);
    const taken = found.filter(({ hold: other }) => meets(other, hold)).map(({ to }) => to);
    const to = others.find((one) => !taken.includes(one) && hasRoom(day, one, hold));
    found.push({ hold, to: to ?? null });
  }
  return found;
}

/** The day with these on the trucks that have room for them: whatever is planned goes around them. */
export const withVisitors = (day: PlanDay, displaced: readonly DisplacedVisitor[]): PlanDay => ({
  ...day,
  trucks: day.trucks.map((truck) => {
    const more = displaced.filter(({ to }) => to?.id === truck.id).map(({ hold }) => hold);
    return more.length === 0 ? truck : { ...truck, holds: [...truck.holds, ...more] };
  }),
});

/** What becomes of them, in words: 'A visitor of the web site holds 12 PM to 2 PM on it, which T05 takes.' */
export function visitorWords(displaced: readonly DisplacedVisitor[]): string {
  const taken = displaced.flatMap(({ hold, to }) =>
    to ? [`${clocks(hold)}, which ${to.name} takes`] : [],
  );
  const left = displaced.filter(({ to }) => to === null).map(({ hold }) => clocks(hold));
  return [
    taken.length > 0 && `A visitor of the web site holds ${listed(taken)}.`,
    left.length > 0 &&
      `A visitor of the web site holds ${listed(left)}, and no other truck is free then: this one stays until that is over.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const clocks = ({ start, end }: PlanHold): string => `${shortClock(start)} to ${shortClock(end)}`;

const meets = (a: PlanHold, b: PlanHold): boolean => a.start < b.end && b.start < a.end;

function hasRoom(day: PlanDay, truck: PlanTruck, hold: PlanHold): boolean {
  const limit = endOf(truck);
  if (truck.isOffered || hold.start < truck.availableFrom) return false;
  if (limit !== null && hold.end > limit) return false;
  const jobs = day.jobs.filter(({ place }) => place.truck === truck.id);
  const row = rowOf(jobs, ({ place }) => place).map(({ envelope }) => inBlocks(envelope));
  return [...row, ...truck.holds].every((one) => !meets(one, hold));
}
