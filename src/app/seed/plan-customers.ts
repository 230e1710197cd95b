import type { Chance } from '../demo/chance.js';
import { BranchCalendar } from './branch-calendar.js';
import type { PlannedCustomer, SeedStory } from './planned-customer.js';
import { nameOf } from './seed-names.js';

/** How much work a branch can take. */
export interface BranchCapacity {
  branch: number;
  trucks: number;
  addresses: number;
  customers: number;
}

const HOMES = 7;
const SOURCES = 9;
const FRESH_LEADS = 8;
const OPEN_AUTOBOOKINGS = 6;
const SHARES: readonly [SeedStory, number][] = [
  ['moving', 0.66],
  ['cancelled', 0.09],
  ['quoted', 0.15],
  ['called', 0.1],
];

/** The customers of one branch, starting with those furthest in the future. */
export function* planCustomers(
  capacity: BranchCapacity,
  from: number,
  chance: Chance,
): Generator<PlannedCustomer> {
  const calendar = new BranchCalendar(capacity.trucks, chance);
  for (let made = 0; made < capacity.customers; made += 1) {
    yield planCustomer(from + made, made, capacity, { calendar, chance });
  }
}

interface BranchPlan {
  calendar: BranchCalendar;
  chance: Chance;
}

function planCustomer(
  number: number,
  made: number,
  { branch, addresses }: BranchCapacity,
  { calendar, chance }: BranchPlan,
): PlannedCustomer {
  const story = storyOf(made, calendar.today, chance);
  const trucks = chance.happens(0.12) ? 2 : 1;
  const isMoving = story === 'moving';
  const slot = isMoving
    ? calendar.take(trucks)
    : { day: calendar.today + chance.whole(-3, 3), truck: 0, afternoon: chance.happens(0.5) };
  const second = isMoving && chance.happens(0.29) ? calendar.takeSecond(slot) : null;
  const isFresh = story === 'lead' || story === 'autobooking';
  return {
    number,
    branch,
    story,
    ...nameOf(chance),
    phone: String(chance.whole(2_000_000, 9_999_999)),
    source: chance.whole(0, SOURCES - 1),
    home: chance.whole(0, HOMES - 1),
    target: chance.whole(0, HOMES - 1),
    addresses: [chance.whole(0, addresses - 1), chance.whole(0, addresses - 1)],
    trucks,
    movers: chance.happens(0.35) ? 3 : 2,
    duration: slot.afternoon ? chance.whole(6, 16) : chance.whole(10, 14),
    day: slot.day,
    slot,
    second,
    leadDays: chance.whole(2, 24),
    freshHours: isFresh ? chance.whole(1, 300) / 10 : null,
    dice: chance.whole(0, 999),
  };
}

function storyOf(made: number, day: number, chance: Chance): SeedStory {
  if (made < FRESH_LEADS) return 'lead';
  if (made < FRESH_LEADS + OPEN_AUTOBOOKINGS) return 'autobooking';
  if (day > 0 && day < 14 && chance.happens(0.02)) return 'unassigned';
  let rest = chance.next();
  for (const [story, share] of SHARES) {
    rest -= share;
    if (rest < 0) return story;
  }
  return 'quoted';
}
