import type { PlanDay, PlanJob, PlanPerson, PlanTruck } from './plan-day.js';

const QUARTERS = Array.from({ length: 45 }, (_, n) => 450 + n * 15);

export const aTruck = (id: string, given: Partial<PlanTruck> = {}): PlanTruck => ({
  id,
  name: id,
  hasLift: false,
  outFrom: null,
  standIn: null,
  servesFrom: null,
  availableFrom: 0,
  isOffered: false,
  holds: [],
  ...given,
});

/** On a truck from 'HH:mm' for some hours, with drives of half an hour. */
export function aJob(
  name: string,
  [truck, clock, hours]: readonly [string | null, string, number],
  given: Partial<PlanJob> = {},
): PlanJob {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return {
    id: name,
    activityId: `day of ${name}`,
    customerId: `customer ${name}`,
    name,
    place: { truck, unassigned: truck === null, start: hour * 60 + minute, minutes: hours * 60 },
    drives: { out: 30, back: 30 },
    exactDrives: { out: 30, back: 30 },
    follows: null,
    requiresLift: false,
    movers: 2,
    window: null,
    starts: QUARTERS,
    isFixed: false,
    isPinned: false,
    notes: '',
    p80: null,
    started: null,
    finished: null,
    backBy: null,
    waitsFor: null,
    lateBy: 0,
    ...given,
  };
}

export const aPerson = (id: string, given: Partial<PlanPerson> = {}): PlanPerson => ({
  id,
  name: id,
  isLead: false,
  isFromOtherBranch: false,
  weekMinutes: 0,
  truckYesterday: null,
  isOff: false,
  isAway: false,
  ...given,
});

/** With a lead and a mover on each of its trucks. */
export function aDay(
  trucks: readonly PlanTruck[],
  jobs: readonly PlanJob[],
  given: Partial<PlanDay> = {},
): PlanDay {
  const crews = trucks.map(({ id }) => [`lead of ${id}`, `mover of ${id}`] as const);
  return {
    trucks,
    jobs,
    people: crews.flatMap(([lead, mover]) => [aPerson(lead, { isLead: true }), aPerson(mover)]),
    seats: trucks.flatMap(({ id }, n) =>
      (crews[n] ?? []).map((person, position) => ({ person, truck: id, position })),
    ),
    onCall: [],
    settings: {
      weights: { truckChange: 40, start: 1, drive: 0.3, overtime: 0.3, unserved: 2_000 },
      turnaroundMinutes: 15,
      weeklyHours: 50,
    },
    now: 0,
    hit: new Set(),
    offers: [],
    ...given,
  };
}
