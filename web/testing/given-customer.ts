import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';
import type { ZipZoneView } from '#modules/zip-zones/contract/zip-zone.view.js';
import { exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import { DEFAULT_CONSTANTS } from '#modules/moves/contract/estimating.js';
import { OKLAHOMA } from './given';

export const MARIA = exampleCustomer._id;

const [ACTIVITY] = exampleCustomer.move.activities as [ActivityView];
const [STOP] = ACTIVITY.locations as [LocationView];
const [OPERATION] = ACTIVITY.operations as [OperationView];
const id = (last: string): string => last.padStart(24, '0');

export const givenLocation = (change: Partial<LocationView> = {}): LocationView => ({
  ...structuredClone(STOP),
  currentEstimate: null,
  worktime: null,
  worktimeTyped: false,
  packingEstCost: null,
  packingAmounts: {},
  distanceToDoor: 50,
  ...change,
});

/** Not on a truck yet, at 8:30 in Oklahoma City for four hours, a quarter hour out and back. */
export const givenOperation = (change: Partial<OperationView> = {}): OperationView => ({
  ...structuredClone(OPERATION),
  truck: null,
  earlyStart: false,
  earlyStartNotes: '',
  ...change,
});

/** From a two-bedroom apartment to a house of 1,800 sq ft. */
export const givenActivity = (change: Partial<ActivityView> = {}): ActivityView => ({
  ...structuredClone(ACTIVITY),
  state: 'uncommitted',
  hasNextDayActivity: false,
  locations: [
    givenLocation(),
    givenLocation({
      _id: id('c2'),
      typeOfWOrk: 'Unload',
      street: '2500 NW 23rd St',
      unit: '',
      zip: '73107',
      normalizedStreetAddress: '2500 NW 23rd St, Oklahoma City, OK 73107',
      latitude: 35.49,
      longitude: -97.56,
      locationType: 'House',
      bedrooms: null,
      floor: null,
      sqft: 1800,
      stories: 1,
      numBoxes: 0,
      driveTime: 0.2,
    }),
  ],
  operations: [givenOperation()],
  ...change,
});

export const givenCustomer = (change: Partial<CustomerView> = {}): CustomerView => ({
  ...structuredClone(exampleCustomer),
  branchId: OKLAHOMA,
  move: {
    ...structuredClone(exampleCustomer.move),
    emails: [],
    activities: [givenActivity()],
  },
  ...change,
});

/** A customer whose move has these activities. */
export const givenCustomerWith = (...activities: ActivityView[]): CustomerView => {
  const customer = givenCustomer();
  return { ...customer, move: { ...customer.move, activities } };
};

export const GIVEN_ZONES: readonly ZipZoneView[] = [
  { branchId: OKLAHOMA, codes: ['73103', '73107'], zone: 'NW', useFee: true, tripFee: 45 },
  { branchId: OKLAHOMA, codes: [], zone: 'O', useFee: true, tripFee: 90 },
];

/** The figures in force from the start. */
export const GIVEN_CONSTANTS = DEFAULT_CONSTANTS;
