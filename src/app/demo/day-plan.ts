import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import type { Chance } from './chance.js';

/** How a customer of the demo company came in. */
export type Story =
  | 'done'
  | 'confirmed'
  | 'booked'
  | 'partial'
  | 'unassigned'
  | 'reconfirm'
  | 'cancelled'
  | 'quoted'
  | 'called'
  | 'lead'
  | 'autobooking';

/** One customer to be made. Minutes count from midnight. */
export interface PlannedMove {
  story: Story;
  day: LocalDate;
  /** Index into the branch's trucks that are in service. */
  truck: number;
  startMinutes: number;
  duration: number;
  /**
   * Days before the move's day (or before today, if that is earlier) on which the customer called.
   */
  leadDays: number;
  /** Instead of `leadDays`: the customer called so many hours ago. */
  hoursAgo?: number;
  /** Packed on the day before the move. */
  packs?: boolean;
}

const PAST_DAYS = 85;
const FUTURE_DAYS = 58;
const TODAYS_MOVES = 11;
const MORNINGS = [8 * 60 + 30, 9 * 60, 8 * 60 + 45];
const AFTERNOONS = [13 * 60 + 45, 14 * 60, 14 * 60 + 15];

/** The moves of one branch around `today`; today itself is busy but has room. */
export function planMoves(today: LocalDate, trucks: number, chance: Chance): PlannedMove[] {
  const plan: PlannedMove[] = [];
  for (let offset = -PAST_DAYS; offset <= FUTURE_DAYS; offset += 1) {
    const slots = chance.shuffle(slotsOf(trucks));
    const wanted = offset === 0 ? TODAYS_MOVES : movesOn(offset, chance);
    slots.slice(0, wanted).forEach((slot, index) => {
      const story = storyOf(offset, index, chance);
      plan.push({
        ...slot,
        story,
        day: addDays(today, offset),
        startMinutes: chance.pick(slot.afternoon ? AFTERNOONS : MORNINGS),
        duration: durationOf(story, slot.afternoon, chance),
        leadDays: chance.whole(2, 24),
        packs: chance.happens(0.12),
      });
    });
  }
  return plan;
}

/** Hours; what takes two trucks is a whole house. */
function durationOf(story: Story, isAfternoon: boolean, chance: Chance): number {
  // Drawn even where it is not used, so that all later chances stay the same.
  const hours = isAfternoon ? chance.whole(6, 9) / 2 - 0.5 : chance.whole(5, 7) / 2;
  return story === 'partial' ? 3.5 : hours;
}

/** Days before today on which one move each was done a year ago, so that reports can compare. */
const YEAR_AGO = { from: 400, to: 336 };

/** What the same weeks of last year brought; fewer moves, since the company has grown. */
export function planLastYear(today: LocalDate, trucks: number, chance: Chance): PlannedMove[] {
  const plan: PlannedMove[] = [];
  for (let daysAgo = YEAR_AGO.from; daysAgo >= YEAR_AGO.to; daysAgo -= 1) {
    plan.push({
      story: chance.happens(0.1) ? 'cancelled' : 'done',
      day: addDays(today, -daysAgo),
      truck: chance.whole(0, trucks - 1),
      startMinutes: chance.pick(MORNINGS),
      duration: chance.whole(5, 7) / 2,
      leadDays: chance.whole(2, 24),
    });
  }
  return plan;
}

const slotsOf = (trucks: number): { truck: number; afternoon: boolean }[] =>
  Array.from({ length: trucks }, (_, truck) => [
    { truck, afternoon: false },
    { truck, afternoon: true },
  ]).flat();

function movesOn(offset: number, chance: Chance): number {
  const busy = Math.abs(offset) < 14 ? chance.whole(4, 8) : chance.whole(2, 4);
  return offset > 30 ? Math.ceil(busy / 2) : busy;
}

function storyOf(offset: number, index: number, chance: Chance): Story {
  if (offset === 0) return todaysStory(index);
  if (chance.happens(0.07)) return 'cancelled';
  if (offset < 0) return chance.happens(0.06) ? 'quoted' : 'done';
  if (index === 0 && chance.happens(0.3)) return 'unassigned';
  return chance.pick(['confirmed', 'confirmed', 'booked', 'booked', 'quoted', 'called', 'partial']);
}

const todaysStory = (index: number): Story => {
  if (index >= TODAYS_MOVES - 2) return 'unassigned';
  if (index === 0) return 'partial';
  return index === 1 ? 'reconfirm' : 'confirmed';
};

/** Ages in hours of fresh leads: some green, some yellow, some red. */
const LEAD_AGES = [0.2, 0.6, 0.9, 1.5, 2.5, 3.5, 5, 9, 20];
/** Ages in hours of autobookings: fresh, snoozed after the first call, and urgent. */
const AUTOBOOKING_AGES = [1, 6, 12, 20, 30, 52, 75];

/** Customers who asked and have not been called back yet, and those who booked on the web site. */
export function planInquiries(today: LocalDate, trucks: number, chance: Chance): PlannedMove[] {
  const inquiry = (story: Story, hoursAgo: number): PlannedMove => ({
    story,
    hoursAgo,
    day: addDays(today, chance.whole(31, FUTURE_DAYS)),
    truck: chance.whole(0, trucks - 1),
    startMinutes: 9 * 60,
    duration: chance.whole(5, 8) / 2,
    leadDays: 0,
  });
  return [
    ...LEAD_AGES.map((hours) => inquiry('lead', hours)),
    ...AUTOBOOKING_AGES.map((hours) => inquiry('autobooking', hours)),
  ];
}
