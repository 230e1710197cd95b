import { MAX_ESTIMATE_HOURS, TEXT_LIMITS } from '#kernel/validation/limits.js';
import { MOVE_DEFAULTS } from './defaults.js';
import type { TimeInMinutes } from './estimates/stop-columns.js';
import { FLOORS, MOVE_LIMITS } from './limits.js';
import { LOCATION_TYPES } from './location-types.js';
import type { SquareFeet } from './square-feet.js';
import {
  converted,
  verbatim,
  cents,
  choice,
  count,
  decimal,
  degrees,
  flag,
  hours,
  json,
  line,
  lines,
  notes,
  oneOf,
  oneOrNone,
  computed,
  whole,
  zip,
} from './stop-field.js';
import type { Blank, StopField } from './stop-field.js';
import { DRIVE_TIME_STATUSES, PARKING_TYPES, PLACED_BY, STORAGE_TYPES } from './stop-terms.js';
import { WORK_TYPES } from './work-types.js';

/** What a person entered instead of the computed handling time of a stop. */
export interface TimeByHand {
  readonly hours: number | null;
  readonly minutes: number | null;
  readonly overrideReason: string;
}

/** Movers and leads see it; a field without this is hidden from them. */
const CREWS = { forCrews: true } as const;
const BOARDS = { ...CREWS, onBoards: true } as const;
const BOARDS_AND_MAILS = { ...BOARDS, mailed: true } as const;
/** Changes while a truck is booked, too: how the crew gets to the door, and what is packed. */
const FREE = { freeWhileBooked: true } as const;

const squareFeet: Blank<SquareFeet> = { kind: { is: 'squareFeet' }, blank: null };
const amounts: Blank<Readonly<Record<string, number>>> = { kind: { is: 'amounts' }, blank: {} };

/**
 * The fields of a stop, each described once: kind and limits, who writes it, where it is shown.
 * Row, API, checks, blank, boards and mails follow. Money in cents, hours as decimals, feet,
 * degrees.
 */
export const STOP_FIELDS = {
  /** `''` is unspecified. */
  workType: verbatim({ ...choice(WORK_TYPES), column: 'type_of_work' }, BOARDS),
  street: verbatim(line(), BOARDS_AND_MAILS),
  unit: verbatim(line(TEXT_LIMITS.name), BOARDS_AND_MAILS),
  city: verbatim(line(TEXT_LIMITS.name), BOARDS_AND_MAILS),
  state: verbatim({ ...line(50), blank: MOVE_DEFAULTS.state as string }, BOARDS_AND_MAILS),
  zip: verbatim(zip(), BOARDS_AND_MAILS),
  /** Degrees; `null` if unknown. */
  latitude: verbatim(degrees(90), CREWS),
  longitude: verbatim(degrees(180), CREWS),
  /** Null where a person placed it, or nobody. */
  placedBy: computed(oneOrNone(PLACED_BY), CREWS),
  normalizedStreetAddress: verbatim(line(TEXT_LIMITS.address), CREWS),
  /** Name of the zip zone; `''` if the branch has none for it. */
  zone: computed(line(), BOARDS),
  /** True: the trip fee is this stop's own. */
  useFee: verbatim(flag()),
  /** The stop's own fee, used if `useFee`. */
  tripFeeCents: converted(cents<number>(0)),
  /** What the zone charges, looked up when the stop was written. */
  zoneFeeCents: computed(cents<number>(0)),
  /** Miles of the leg that leads here; `null` if unknown. */
  driveDistance: computed(decimal(), CREWS),
  /** Hours of the leg that leads here; `null` if unknown. */
  driveTime: computed(decimal(), CREWS),
  driveTimeFetchStatus: computed(oneOf(DRIVE_TIME_STATUSES, 'NeedsCoordinates'), CREWS),
  locationType: verbatim(choice(LOCATION_TYPES), BOARDS),
  otherDetails: verbatim(notes(), { ...CREWS, ...FREE }),
  storageType: verbatim(oneOf(STORAGE_TYPES, MOVE_DEFAULTS.storageType), CREWS),
  /** '10 x 20', feet. */
  dimensions: verbatim(line(TEXT_LIMITS.name), CREWS),
  /** Square feet. */
  sqft: converted(squareFeet, CREWS),
  stories: verbatim(whole({ max: MOVE_LIMITS.stories }), BOARDS),
  employees: verbatim(whole({ max: MOVE_LIMITS.employees }), CREWS),
  /** 0 is a studio. */
  bedrooms: verbatim(whole({ max: MOVE_LIMITS.bedrooms }), CREWS),
  additionalRooms: verbatim(lines(MOVE_LIMITS.rooms), { ...CREWS, ...FREE }),
  floor: verbatim(whole(FLOORS), { ...BOARDS, ...FREE }),
  hasElevator: verbatim(flag(), { ...BOARDS, ...FREE }),
  /** Feet from the truck to the door. */
  distanceToDoor: verbatim(whole({ max: MOVE_LIMITS.distanceFeet }), { ...BOARDS, ...FREE }),
  parkingType: verbatim(choice(PARKING_TYPES), { ...BOARDS, ...FREE }),
  /** The code that opens the gate. */
  gateCode: verbatim(line(20), { ...BOARDS_AND_MAILS, ...FREE }),
  /** The dock at which the truck stands. */
  dockName: verbatim(line(40), { ...BOARDS_AND_MAILS, ...FREE }),
  notes: verbatim(notes(), { ...BOARDS, ...FREE }),
  numBoxes: verbatim(count(MOVE_LIMITS.boxes), { ...CREWS, ...FREE }),
  isPacking: verbatim(flag(), CREWS),
  /** Hours. */
  packingEstTime: verbatim(hours(MAX_ESTIMATE_HOURS), { ...CREWS, ...FREE }),
  packingEstCostCents: converted(cents<number | null>(null), FREE),
  packingAmounts: verbatim(amounts, { ...CREWS, ...FREE }),
  isProblem: computed(flag(), BOARDS),
  problemReason: computed(line(), BOARDS),
  hasExcessInventory: computed(flag(), CREWS),
  /** Hours of handling for a crew of two. */
  worktime: verbatim(hours(MAX_ESTIMATE_HOURS), CREWS),
  /** True: a person decided `worktime`, and it counts. Else it is what an estimate filled in. */
  worktimeTyped: converted(flag(), CREWS),
  /** Minutes for a crew of two by the activity's `constantsVersion`. */
  worktimeEstimations: computed(json<Readonly<TimeInMinutes> | null>(null), CREWS),
  currentEstimate: converted(json<TimeByHand | null>(null), CREWS),
} satisfies Readonly<Record<string, StopField<unknown>>>;

export type StopFieldName = keyof typeof STOP_FIELDS;
type Marked<Mark> = {
  [Name in StopFieldName]: (typeof STOP_FIELDS)[Name] extends Mark ? Name : never;
}[StopFieldName];

/** What a person changes and is stored as sent. */
export type SentFieldName = Marked<{ by: 'person, as sent' }>;
export type BoardFieldName = Marked<{ onBoards: true }>;

const described = Object.entries(STOP_FIELDS) as [StopFieldName, StopField<unknown>][];
const named = <Name extends StopFieldName>(is: (field: StopField<unknown>) => boolean): Name[] =>
  described.filter(([, field]) => is(field)).map(([name]) => name as Name);

/** The names of all fields, in their order. */
export const STOP_FIELD_NAMES: readonly StopFieldName[] = named(() => true);
export const SENT_STOP_FIELDS: readonly SentFieldName[] = named(
  ({ by }) => by === 'person, as sent',
);
export const SERVER_STOP_FIELDS: readonly StopFieldName[] = named(({ by }) => by === 'server');
export const BOARD_STOP_FIELDS: readonly BoardFieldName[] = named(
  ({ onBoards }) => onBoards === true,
);
export const CREW_STOP_FIELDS: readonly StopFieldName[] = named(
  ({ forCrews }) => forCrews === true,
);
export const FREE_STOP_FIELDS: readonly StopFieldName[] = named(
  ({ freeWhileBooked }) => freeWhileBooked === true,
);
export const MAILED_STOP_FIELDS: readonly StopFieldName[] = named(({ mailed }) => mailed === true);

/** The column of a field: its name in snake case. */
export const columnOfField = (name: StopFieldName): string =>
  (STOP_FIELDS[name] as StopField<unknown>).column ??
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
