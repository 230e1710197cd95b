import {
  MAX_DOLLARS,
  MAX_ESTIMATE_HOURS,
  MAX_HOURS_A_DAY,
  MAX_RATE,
} from '#kernel/validation/limits.js';
import { MOST_MINUTES } from '#modules/moves/contract/estimating.js';
import { FLOORS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { stops } from './move-fixtures.js';

/** The least and the greatest value of a number field; both are taken. */
export type Bounds = readonly [least: number, greatest: number];
export type Figures<Name extends string> = Record<Name, number>;

const hoursOfADay: Bounds = [0, MAX_HOURS_A_DAY];
const estimated: Bounds = [0, MAX_ESTIMATE_HOURS];
const dollars: Bounds = [0, MAX_DOLLARS];
/** Anything above 0 is accepted; a hundredth of an hour is less than anybody means. */
const above0: Bounds = [0.01, MAX_ESTIMATE_HOURS];

const OF_MOVE = { rate: [0, MAX_RATE], actualPrice: dollars } as const;
const OF_ACTIVITY = {
  estHours: above0,
  minTime: above0,
  numMovers: [1, MOVE_LIMITS.movers],
  truckCount: [1, MOVE_LIMITS.trucks],
  startingDriveTime: hoursOfADay,
  endingDriveTime: hoursOfADay,
} as const;
const OF_OPERATION = {
  moverCount: [2, 3],
  duration: [1, MAX_HOURS_A_DAY],
  driveOut: hoursOfADay,
  driveBack: hoursOfADay,
} as const;
const OF_STOP = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  tripFee: dollars,
  sqft: [0, MOVE_LIMITS.squareFeet],
  stories: [0, MOVE_LIMITS.stories],
  employees: [0, MOVE_LIMITS.employees],
  bedrooms: [0, MOVE_LIMITS.bedrooms],
  floor: [FLOORS.min, FLOORS.max],
  distanceToDoor: [0, MOVE_LIMITS.distanceFeet],
  numBoxes: [0, MOVE_LIMITS.boxes],
  packingEstTime: estimated,
  packingEstCost: dollars,
  amount: [0, MOVE_LIMITS.boxes],
  worktime: estimated,
  hours: estimated,
  minutes: [0, MOST_MINUTES],
} as const;

/** Every number field of a customer, by name. */
export const BOUNDS = { ...OF_MOVE, ...OF_ACTIVITY, ...OF_OPERATION, ...OF_STOP } as const;
export type FigureName = keyof typeof BOUNDS;

export const FIGURE_NAMES = Object.keys(BOUNDS) as FigureName[];

/** Values that nobody wonders about. */
const ORDINARY: Partial<Figures<FigureName>> = {
  ...{ rate: 55, estHours: 4, minTime: 2.5, numMovers: 2, moverCount: 2, duration: 4 },
  ...{ latitude: 35.4802, longitude: -97.5206, stories: 1, floor: 1 },
};

/** Which limit of each field is used: 0 the least, 1 the greatest, undefined neither. */
export type Ends = Partial<Record<FigureName, 0 | 1>>;

const figuresOf = (ends: Ends): Figures<FigureName> =>
  Object.fromEntries(
    FIGURE_NAMES.map((name) => {
      const end = ends[name];
      return [name, end === undefined ? (ORDINARY[name] ?? BOUNDS[name][0]) : BOUNDS[name][end]];
    }),
  ) as Figures<FigureName>;

/** `move` of PUT /customermgt/{id} for an activity with `count` stops and one operation. */
export function moveWith(ends: Ends, ids: { activity: string; operation: string }, count: number) {
  const figures = figuresOf(ends);
  const { rate, actualPrice, driveOut, driveBack, amount, hours, minutes } = figures;
  const { estHours, minTime, numMovers, truckCount, moverCount, duration } = figures;
  const { startingDriveTime, endingDriveTime, ...others } = figures;
  const stop = Object.fromEntries(
    Object.entries(others).filter(([name]) => name in OF_STOP && !(name in NOT_BY_NAME)),
  );
  const extremes = {
    ...stop,
    useFee: true,
    isPacking: true,
    packingAmounts: { 'Small box': amount },
    currentEstimate: { hours, minutes, overrideReason: 'As said' },
  };
  const [load = {}, unload = {}] = stops();
  const locations = [
    ...Array.from({ length: count - 1 }, () => ({ ...load, ...extremes })),
    { ...unload, ...extremes },
  ];
  const bookingEnvelope = { startingDriveTime: driveOut, endingDriveTime: driveBack };
  return {
    meta: { rate, actualPrice },
    activities: [
      {
        _id: ids.activity,
        ...{ estHours, minTime, numMovers, truckCount, locations },
        transitInfo: { startingDriveTime, endingDriveTime },
        operations: [{ _id: ids.operation, moverCount, duration, bookingEnvelope }],
      },
    ],
  };
}

/** Fields of a stop inside another object. */
const NOT_BY_NAME = { amount: true, hours: true, minutes: true };
