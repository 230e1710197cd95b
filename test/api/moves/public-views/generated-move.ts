import { DEFAULT_ORIGINS } from '#modules/moves/domain/estimates/figure-origins.js';
import fc from 'fast-check';
import { newId } from '#kernel/ids.js';
import { addDays } from '#kernel/local-date.js';
import {
  MAX_DOLLARS,
  MAX_ESTIMATE_HOURS,
  MAX_HOURS_A_DAY,
  MAX_RATE,
} from '#kernel/validation/limits.js';
import { ITEM_LIMITS } from '#modules/moves/domain/item.js';
import { JOB_GROUPS } from '#modules/moves/contract/estimating.js';
import { CUSTOMER_STATUSES } from '#modules/moves/domain/customer-terms.js';
import { FLOORS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import {
  DRIVE_TIME_STATUSES,
  LOCATION_TYPES,
  PARKING_TYPES,
  STORAGE_TYPES,
  WORK_TYPES,
} from '#modules/moves/contract/move-terms.js';
import { MAX_MOVER_COUNT, MIN_MOVER_COUNT } from '#modules/moves/domain/envelope/new-operation.js';

const FIRST_DAY = '2027-03-12';
/**
 * Many activities of one customer on adjacent days, also across the change to daylight saving time.
 */
const DAYS = 6;
const CENTS = 100;

const texts = fc.constantFrom('', 'N Walker Ave', "O'Hara\n“ask” \\ for Ána", '{"a": 1}');
const flags = fc.boolean();

/** A whole number: mostly an everyday one, often a limit. */
const whole = (min: number, max: number, everyday = 5) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + everyday) }) },
    { weight: 2, arbitrary: fc.constantFrom(min, max) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );
const orUnknown = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 3 });
const cents = (maxDollars: number) => whole(0, maxDollars * CENTS, 9_999);
/** Quarter hours, hundredths and the limits, as decimals. */
const hours = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min * 4), max: 48 }).map((quarters) => quarters / 4),
    fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(min, max),
  );
const estimated = hours(0.01, MAX_ESTIMATE_HOURS);
const drives = hours(0, MAX_HOURS_A_DAY);
/** JSON has no -0. */
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((angle) => angle + 0);
const ids = fc.constant(null).map(() => newId());
/** Mostly stops just above and below street level. */
const floors = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(FLOORS.min, FLOORS.max));

const items = fc.record({
  name: fc.constantFrom('Sofa', 'O\u2019Hara “box”'),
  quantity: whole(1, ITEM_LIMITS.quantity),
  cubicFeet: orUnknown(whole(0, ITEM_LIMITS.cubicFeet * 10).map((tenths) => tenths / 10)),
});

const withIds = <Item extends object>(list: readonly Item[]) =>
  list.map((item) => ({ ...item, id: newId() }));

const locations = fc.record({
  id: ids,
  workType: fc.constantFrom(...WORK_TYPES),
  street: texts,
  unit: texts,
  city: texts,
  state: fc.constantFrom('OK', 'TX', ''),
  zip: fc.constantFrom('73103', '73103-1234', ''),
  latitude: orUnknown(degrees(90)),
  longitude: orUnknown(degrees(180)),
  normalizedStreetAddress: texts,
  zone: fc.constantFrom('', 'NW', 'O'),
  useFee: flags,
  tripFeeCents: cents(MAX_DOLLARS),
  zoneFeeCents: cents(MAX_DOLLARS),
  driveDistance: orUnknown(hours(0, 5_000)),
  driveTime: orUnknown(drives),
  placedBy: fc.constantFrom(null, 'address', 'zip'),
  driveTimeFetchStatus: fc.constantFrom(...DRIVE_TIME_STATUSES),
  locationType: fc.constantFrom('' as const, ...LOCATION_TYPES),
  otherDetails: texts,
  storageType: fc.constantFrom(...STORAGE_TYPES),
  dimensions: fc.constantFrom('', '10 x 20'),
  sqft: orUnknown(whole(0, MOVE_LIMITS.squareFeet)),
  stories: orUnknown(whole(0, MOVE_LIMITS.stories)),
  employees: orUnknown(whole(0, MOVE_LIMITS.employees)),
  bedrooms: orUnknown(whole(0, MOVE_LIMITS.bedrooms)),
  additionalRooms: fc.constantFrom<string[]>([], ['Patio', 'Attic']),
  floor: orUnknown(floors),
  hasElevator: flags,
  distanceToDoor: orUnknown(whole(0, MOVE_LIMITS.distanceFeet)),
  parkingType: fc.constantFrom('' as const, ...PARKING_TYPES),
  gateCode: fc.constantFrom('', '4711#'),
  dockName: fc.constantFrom('', 'North 2'),
  notes: texts,
  numBoxes: whole(0, MOVE_LIMITS.boxes),
  isPacking: flags,
  packingEstTime: orUnknown(hours(0, MAX_ESTIMATE_HOURS)),
  packingEstCostCents: orUnknown(cents(MAX_DOLLARS)),
  packingAmounts: fc.constant({}),
  isProblem: flags,
  problemReason: texts,
  hasExcessInventory: flags,
  worktime: orUnknown(hours(0, MAX_ESTIMATE_HOURS)),
  worktimeTyped: fc.boolean(),
  worktimeEstimations: fc.constant(null),
  currentEstimate: fc.constant(null),
  items: fc.array(items, { maxLength: 3 }).map(withIds),
});

const TRUCKS = [newId(), newId(), newId()] as const;
const places = fc.oneof(
  fc.constantFrom(...TRUCKS).map((truck) => ({ truck, unassigned: false })),
  fc.constantFrom({ truck: null, unassigned: true }, { truck: null, unassigned: false }),
);

/** The database does not know which day a window is of. */
const windows = orUnknown(
  fc.constant({ from: new Date('2027-03-12T18:00:00Z'), to: new Date('2027-03-12T21:00:00Z') }),
);

const pins = fc.record(
  { why: texts, by: texts, at: fc.constant('2027-03-12T18:00:00.000Z') },
  { noNullPrototype: true },
);

const operations = fc
  .record({
    id: ids,
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    duration: fc.integer({ min: 4, max: MAX_HOURS_A_DAY * 4 }).map((quarters) => quarters / 4),
    moverCount: fc.integer({ min: MIN_MOVER_COUNT, max: MAX_MOVER_COUNT }),
    place: places,
    earlyStart: flags,
    earlyStartNotes: texts,
    requiresLift: flags,
    arrivalWindow: windows,
    startingDriveTime: drives,
    endingDriveTime: drives,
    startingTyped: flags,
    endingTyped: flags,
    startingCutFrom: orUnknown(drives),
    endingCutFrom: orUnknown(drives),
    pinned: orUnknown(pins),
  })
  .map(({ place, ...operation }) => ({ ...operation, ...place }));

const activities = fc.record({
  id: ids,
  daysOn: fc.integer({ min: 0, max: DAYS }),
  estHours: estimated,
  minTime: estimated,
  numMovers: whole(1, MOVE_LIMITS.movers),
  truckCount: whole(1, MOVE_LIMITS.trucks, 2),
  figureOrigins: fc.constant(DEFAULT_ORIGINS),
  costingStrategy: fc.constantFrom('MoveManager', ''),
  notes: texts,
  alerts: texts,
  toBeMoved: texts,
  inventory: texts,
  requiresLift: flags,
  startingDriveTime: orUnknown(drives),
  endingDriveTime: orUnknown(drives),
  transitVersion: fc.nat(9),
  constantsVersion: orUnknown(fc.integer({ min: 1, max: 9 })),
  automatedHours: orUnknown(estimated),
  automatedMovers: orUnknown(whole(1, MOVE_LIMITS.movers)),
  automatedTrucks: orUnknown(whole(1, MOVE_LIMITS.trucks)),
  estimateBasis: orUnknown(
    // In the order in which the database keeps fields.
    fc.record(
      {
        group: fc.constantFrom(...JOB_GROUPS),
        drivingMinutes: fc.nat(90),
        handlingMinutes: fc.integer({ min: 1, max: 900 }),
      },
      { noNullPrototype: true },
    ),
  ),
  locations: fc.oneof(
    { weight: 9, arbitrary: fc.array(locations, { maxLength: 4 }) },
    {
      weight: 1,
      arbitrary: locations.map((location) =>
        Array.from({ length: MOVE_LIMITS.locations }, () => ({
          ...location,
          id: newId(),
          items: withIds(location.items),
        })),
      ),
    },
  ),
  operations: fc.array(operations, { maxLength: 4 }),
});

const customers = fc.record({
  firstName: texts,
  lastName: texts,
  phone: fc.constantFrom('', '4055550100'),
  status: fc.constantFrom(...CUSTOMER_STATUSES),
  rateCents: cents(MAX_RATE),
  actualPriceCents: orUnknown(cents(MAX_DOLLARS)),
  requestedDay: orUnknown(fc.constant(FIRST_DAY)),
});

/** What is stored of one customer; days are distances from the first one. */
export const generatedMoves = fc.record({
  customer: customers,
  activities: fc.uniqueArray(activities, {
    selector: ({ daysOn }) => daysOn,
    maxLength: 3,
  }),
});
type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type GeneratedMove = Generated<typeof generatedMoves>;

export const dayOf = ({ daysOn }: { daysOn: number }): string => addDays(FIRST_DAY, daysOn);
