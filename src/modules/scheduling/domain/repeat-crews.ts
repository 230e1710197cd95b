import type { LocalDate } from '#kernel/local-date.js';
import { maySit } from './crew.js';
import type { CrewSeat } from './crew.js';

/** A seat that somebody had on a truck's last working day. */
export interface FormerSeat extends CrewSeat {
  day: LocalDate;
}

/** Why somebody does not get their former seat again. */
export type WhyLeftOut = 'NOT_ON_CREWS' | 'OFF_TODAY' | 'HAS_PLACE' | 'LEAD_SEAT' | 'SEAT_TAKEN';

/** A day on which crews are to sit as they did before. */
export interface DayToFill {
  /** Who can be put on crews, and whether they lead one; nobody else is on crews. */
  members: ReadonlyMap<string, { isTeamLead: boolean }>;
  /** Who does not work that day. */
  off: ReadonlySet<string>;
  /** Who has a seat at any branch, or (null) is on call. */
  places: ReadonlyMap<string, { truck: string; position: number } | null>;
  /** Who sits on the trucks concerned. */
  seated: readonly CrewSeat[];
}

export interface RepeatedCrews {
  taken: FormerSeat[];
  left: { seat: FormerSeat; why: WhyLeftOut }[];
}

const keyOf = ({ truck, position }: Omit<CrewSeat, 'mover'>): string => `${truck} ${position}`;

/** The latest day first: who was on two of the trucks goes to the one that they were on last. */
const latestFirst = (a: FormerSeat, b: FormerSeat): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return keyOf(a) < keyOf(b) ? -1 : 1;
};

/**
 * Who takes which former seat again, and who cannot; those who sit there already are in neither
 * list (R-CREW-14).
 */
export function repeatedCrews(former: readonly FormerSeat[], day: DayToFill): RepeatedCrews {
  const sitting = new Map(day.seated.map((seat) => [keyOf(seat), seat.mover]));
  const placed = new Set(day.places.keys());
  const crews: RepeatedCrews = { taken: [], left: [] };
  for (const seat of former.toSorted(latestFirst)) {
    if (sitting.get(keyOf(seat)) === seat.mover) continue;
    const why = faultOf(seat, day, { placed, sitting });
    if (why) crews.left.push({ seat, why });
    else {
      crews.taken.push(seat);
      placed.add(seat.mover);
      sitting.set(keyOf(seat), seat.mover);
    }
  }
  return crews;
}

/** Why somebody is left out, as a sentence. */
export function leftOutText(why: WhyLeftOut, name: string): string {
  switch (why) {
    case 'NOT_ON_CREWS':
      return `${name} no longer works on crews.`;
    case 'OFF_TODAY':
      return `${name} is off that day.`;
    case 'HAS_PLACE':
      return `${name} already has a place that day.`;
    case 'LEAD_SEAT':
      return `${name} no longer leads a crew.`;
    case 'SEAT_TAKEN':
      return `Someone else has the seat of ${name} that day.`;
  }
}

interface Filled {
  placed: ReadonlySet<string>;
  /** By seat. */
  sitting: ReadonlyMap<string, string>;
}

function faultOf(seat: FormerSeat, day: DayToFill, { placed, sitting }: Filled): WhyLeftOut | null {
  const { mover, position } = seat;
  const member = day.members.get(mover);
  if (!member) return 'NOT_ON_CREWS';
  if (day.off.has(mover)) return 'OFF_TODAY';
  if (placed.has(mover)) return 'HAS_PLACE';
  if (!maySit(position, member.isTeamLead)) return 'LEAD_SEAT';
  return sitting.has(keyOf(seat)) ? 'SEAT_TAKEN' : null;
}
