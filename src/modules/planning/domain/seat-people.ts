import { minutesOf, openSeatsOf, seatsNeeded } from './plan-cost.js';
import {
  asItIs,
  LEAD_SEAT,
  SEATS,
  type Plan,
  type PlanDay,
  type PlanPerson,
  type PlanSeat,
} from './plan-day.js';
import { rowsOf, type TruckRow } from './truck-rows.js';

/** A seat without anybody. */
export type OpenSeat = Omit<PlanSeat, 'person'>;

const PRICES = {
  ...{ hour: 0.8, otherBranch: 30, leadAsMover: 15, sameTruck: -10 },
  /** As a plan counts somebody on another truck. */
  leavesTruck: 15,
} as const;
/** Most people looked at for a seat: others of the same crew take at most two of them. */
const LOOKED_AT = SEATS.length;

/** What speaks against somebody on a seat; the least takes it (R-PLAN-6). */
const priceOf = (person: PlanPerson, { truck, position }: OpenSeat): number =>
  PRICES.hour * (person.weekMinutes / 60) +
  (person.isFromOtherBranch ? PRICES.otherBranch : 0) +
  (person.isLead && position !== LEAD_SEAT ? PRICES.leadAsMover : 0) +
  (person.truckYesterday === truck ? PRICES.sameTruck : 0);

interface Choice {
  seats: PlanSeat[];
  price: number;
}

/**
 * The cheapest free people on seats of one truck: who has no seat, or, where these do not do or are of another branch,
 * who sits on a truck without jobs, too, if less speaks against that. Null where one of the seats stays empty.
 */
export function cheapestCrew(day: PlanDay, plan: Plan, seats: readonly OpenSeat[]): Plan | null {
  const rows = rowsOf(day, plan);
  const able = seats[0] ? ablePeople(day, rows.get(seats[0].truck)) : [];
  const taken = new Set(seats.map(({ truck }) => truck));
  const placed = new Map(plan.seats.map(({ person, truck }) => [person, truck]));
  const isIdle = (truck: string): boolean => !rows.has(truck) && !taken.has(truck);
  const seatless = able.filter(({ id }) => !placed.has(id));
  const idle = able.filter(({ id }) => isIdle(placed.get(id) ?? ''));
  const priced = (person: PlanPerson, seat: OpenSeat): number =>
    priceOf(person, seat) + (placed.has(person.id) ? PRICES.leavesTruck : 0);
  const free = bestOf(seatless, seats, priced);
  const best =
    free && !seatless.some((one) => one.isFromOtherBranch && isIn(free, one))
      ? free
      : cheaperOf(free, bestOf([...seatless, ...idle], seats, priced));
  if (!best) return null;
  const seated = new Set(best.seats.map(({ person }) => person));
  return {
    ...plan,
    seats: [...plan.seats.filter(({ person }) => !seated.has(person)), ...best.seats],
    onCall: plan.onCall.filter((person) => !seated.has(person)),
  };
}

const isIn = ({ seats }: Choice, { id }: PlanPerson): boolean =>
  seats.some(({ person }) => person === id);

const cheaperOf = (one: Choice | null, other: Choice | null): Choice | null =>
  one && other ? (other.price < one.price ? other : one) : (one ?? other);

/** Who is here, and is not taken over the hours of a week by this row. */
function ablePeople(day: PlanDay, row: TruckRow | undefined): PlanPerson[] {
  const most = day.settings.weeklyHours * 60;
  const minutes = minutesOf(row);
  return day.people.filter(
    ({ isAway, weekMinutes }) => !isAway && (minutes === 0 || weekMinutes + minutes <= most),
  );
}

function bestOf(
  free: readonly PlanPerson[],
  [seat, ...others]: readonly OpenSeat[],
  priced: (person: PlanPerson, seat: OpenSeat) => number,
): Choice | null {
  if (!seat) return { seats: [], price: 0 };
  const fitting = free
    .filter(({ isLead }) => isLead || seat.position !== LEAD_SEAT)
    .map((person) => ({ person, price: priced(person, seat) }))
    .sort((a, b) => a.price - b.price || (a.person.id < b.person.id ? -1 : 1));
  const choices = fitting.slice(0, LOOKED_AT).flatMap(({ person, price }): Choice[] => {
    const rest = bestOf(
      free.filter((one) => one !== person),
      others,
      priced,
    );
    const taken = { person: person.id, ...seat };
    return rest ? [{ seats: [taken, ...rest.seats], price: price + rest.price }] : [];
  });
  return choices.sort((a, b) => a.price - b.price)[0] ?? null;
}

/** Seats that a truck's jobs need and nobody has; `most` of them at most, the lead's first. */
function emptySeats(day: PlanDay, plan: Plan, truck: string, most: number): OpenSeat[] {
  const row = rowsOf(day, plan).get(truck);
  const crew = plan.seats.filter((seat) => seat.truck === truck);
  const taken = new Set(crew.map(({ position }) => position));
  const missing = Math.max(0, seatsNeeded(row) - crew.length);
  const empty = SEATS.filter((position) => !taken.has(position));
  const lead = empty.filter((position) => position === LEAD_SEAT);
  const movers = empty.filter((position) => position !== LEAD_SEAT);
  const wanted = [...lead, ...movers].slice(0, Math.max(missing, row ? lead.length : 0));
  return wanted.slice(0, most).map((position) => ({ truck, position }));
}

/** The same with as many as can be found on seats that the plan itself opens. */
export function withOpenedSeats(day: PlanDay, plan: Plan, truck: string, most: number): Plan {
  const was = openSeatsOf(truck, rowsOf(day, asItIs(day)).get(truck), asItIs(day));
  const opened = openSeatsOf(truck, rowsOf(day, plan).get(truck), plan) - was;
  const seats = emptySeats(day, plan, truck, Math.min(most, Math.max(0, opened)));
  for (let count = seats.length; count > 0; count -= 1) {
    const crewed = cheapestCrew(day, plan, seats.slice(0, count));
    if (crewed) return crewed;
  }
  return plan;
}

/** The same with people on all seats that the cause or the plan opened. */
export function withOpenedCrews(day: PlanDay, plan: Plan): Plan {
  const [was, is] = [rowsOf(day, asItIs(day)), rowsOf(day, plan)];
  const opened = [...is].filter(
    ([truck, row]) =>
      openSeatsOf(truck, row, plan) > openSeatsOf(truck, was.get(truck), asItIs(day)),
  );
  return opened.reduce((one, [truck]) => withOpenedSeats(day, one, truck, SEATS.length), plan);
}
