import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { NOT_BEGUN } from '#modules/scheduling/contract/progress.view.js';
import { MODEL_CONFIG } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from './given';

export const DAY = '2026-11-21';
export const T01 = '65f000000000000000000a01';
export const T02 = '65f000000000000000000a02';
export const GOMEZ = '65f000000000000000000c01';
export const PARK = '65f000000000000000000c02';
export const GOMEZ_MOVE = '65f000000000000000000d01';
export const PARK_MOVE = '65f000000000000000000d02';
export const ANA = '65f000000000000000000e01';
export const BO = '65f000000000000000000e02';

type Meta = BookingView['metaData'];

/** Central time of the day: 8:30 is `given at('08:30')`. */
export const at = (clock: string): string => `${DAY}T${clock}:00-06:00`;

const givenTruck = (change: Partial<DayTruckView> = {}): DayTruckView => ({
  _id: T01,
  name: 'T01',
  abbreviation: 'T1',
  color: '#1c7ed6',
  hasLift: false,
  inService: true,
  isRental: false,
  rentalDay: null,
  branchId: OKLAHOMA,
  unavailable: false,
  unavailableNote: '',
  unavailableFrom: null,
  standIn: null,
  standsInFor: [],
  ...change,
});

/** Maria Gomez on T01: half an hour out, 8:30 to 12:30, an hour back. */
export const givenBooking = (
  meta: Partial<Meta> = {},
  operation: Partial<BookingView['operation']> = {},
): BookingView => ({
  operation: {
    _id: GOMEZ_MOVE,
    truck: T01,
    unassigned: false,
    arrivalWindow: null,
    bookingEnvelope: {
      bookingStart: at('08:00'),
      bookingDuration: 5.5,
      jobStart: at('08:30'),
      jobDuration: 4,
      startingDriveTime: 0.5,
      endingDriveTime: 1,
    },
    follows: null,
    followedBy: null,
    yardLegs: { out: 0.5, back: 1 },
    ...operation,
  },
  grid: { column: 4, span: 22 },
  progress: NOT_BEGUN,
  tail: null,
  metaData: {
    state: 'committed',
    nounce: '7',
    customer: GOMEZ,
    customerId: GOMEZ,
    customerName: 'Maria Gomez',
    phone: '4055550100',
    fromZone: 'NW',
    toZone: '73107',
    interimLocations: 1,
    startTime: at('08:30'),
    endTime: at('12:30'),
    earlyStart: false,
    earlyStartNotes: '',
    hasPrevDayActivity: false,
    hasNextDayActivity: false,
    requiresLift: false,
    moverCount: 2,
    duration: 4,
    stairsFloors: 0,
    tripFee: 0,
    drives: 'known',
    activity: {
      _id: '65f000000000000000000f01',
      activityType: 'move',
      notes: '',
      estHours: 4,
      truckCount: 1,
      locations: [],
    },
    ...meta,
  },
});

/** Sun Park on the Unassigned row, 9:00 to 11:30, no drives. */
const givenPark = (): BookingView => ({
  ...givenBooking(
    {
      state: 'uncommitted',
      nounce: '3',
      customer: PARK,
      customerId: PARK,
      customerName: 'Sun Park',
      startTime: at('09:00'),
      endTime: at('11:30'),
      duration: 2.5,
    },
    {
      _id: PARK_MOVE,
      truck: null,
      unassigned: true,
      bookingEnvelope: {
        bookingStart: at('09:00'),
        bookingDuration: 2.5,
        jobStart: at('09:00'),
        jobDuration: 2.5,
        startingDriveTime: 0,
        endingDriveTime: 0,
      },
      yardLegs: { out: 0, back: 0 },
    },
  ),
  grid: { column: 8, span: 10 },
});

const mover = (_id: string, firstName: string, isTeamLead: boolean): DayView['movers'][number] => ({
  _id,
  firstName,
  lastName: 'X',
  displayName: firstName,
  color: '#f59f00',
  picture: null,
  branchId: OKLAHOMA,
  isTeamLead,
});

/** T01 with Gomez, T02 empty, Park without a truck; the lead Ana and Bo are free. */
export function givenDay(change: Partial<DayView> = {}): DayView {
  const { bookable, business } = MODEL_CONFIG;
  return {
    day: { date: DAY, timezone: 'America/Chicago', bookable, business },
    planning: DEFAULT_DAY_PLANNING,
    trucks: [givenTruck(), givenTruck({ _id: T02, name: 'T02' })],
    customers: [
      {
        _id: GOMEZ,
        name: 'Maria Gomez',
        nounce: '7',
        status: 'active',
        bookings: [givenBooking()],
      },
      { _id: PARK, name: 'Sun Park', nounce: '3', status: 'active', bookings: [givenPark()] },
    ],
    reservations: [],
    movers: [mover(ANA, 'Ana', true), mover(BO, 'Bo', false)],
    assignment: {
      branchId: OKLAHOMA,
      assignmentDay: DAY,
      notes: '',
      notesRevision: 0,
      actingManagerId: null,
      supportManagerId: null,
      movers: [],
      onCall: [],
      off: [],
    },
    actingManager: null,
    supportManager: null,
    supportingManagers: [],
    notes: '',
    canAddRentalTruck: true,
    revision: 5,
    ...change,
  };
}
