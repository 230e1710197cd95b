import type { BookingStopView } from '#modules/scheduling/contract/booking.view.js';
import type {
  ScheduleDayView,
  ScheduleOperationView,
  ScheduleView,
} from '#modules/scheduling/contract/schedule.view.js';
import { DANA, givenActual, OKLAHOMA } from '../../testing';

export const CUSTOMER = '65f0000000000000000000c1';
export const FIRST_JOB = '65f0000000000000000000a1';
const SECOND_JOB = '65f0000000000000000000a2';

const STOP: BookingStopView & { tripFee: number } = {
  ...{ typeOfWOrk: 'Load', street: '1200 N Walker Ave', unit: '4', city: 'Oklahoma City' },
  ...{ state: 'OK', zip: '73103', zone: 'O', locationType: 'Apartment', stories: null, floor: 2 },
  ...{
    hasElevator: false,
    distanceToDoor: 50,
    parkingType: '',
    gateCode: '1142#',
    dockName: 'East',
  },
  ...{ notes: 'Ring twice', problemReason: '', isProblem: false },
  // A price that must not be kept, should the server ever send one.
  tripFee: 45,
};

/** A job from 7:30 to 11:30 AM in Chicago on 11/21/2026. */
export const givenJob = (
  change: Partial<ScheduleOperationView> & { estTotalCost?: number } = {},
): ScheduleOperationView => ({
  _id: FIRST_JOB,
  arrive: '2026-11-21T12:45:00.000Z',
  depart: '2026-11-21T13:15:00.000Z',
  start: '2026-11-21T13:30:00.000Z',
  end: '2026-11-21T17:30:00.000Z',
  moveId: CUSTOMER,
  earlyStart: false,
  earlyStartNotes: '',
  ...{
    activityId: '65f0000000000000000000b1',
    customerName: 'Maria Gomez',
    moverCount: 2,
    hoursP50: 3.75,
    expectedStart: null,
    waitsFor: false,
  },
  ...{ stops: [STOP], actual: givenActual(), estTotalCost: 1140 },
  ...change,
});

export const givenDay = (change: Partial<ScheduleDayView> = {}): ScheduleDayView => ({
  branchId: OKLAHOMA,
  branchName: 'Oklahoma City',
  timezone: 'America/Chicago',
  truckName: 'T01',
  position: 0,
  onCall: false,
  actingManagerId: DANA,
  supportManagerId: null,
  actingManager: { name: 'Lee Park', phone: '4055550111' },
  supportManager: null,
  operations: [givenJob()],
  ...change,
});

/** Two jobs of 11/21/2026, the second from 1 PM. */
export const givenTwoJobs = (): ScheduleView => {
  const second = {
    ...{ _id: SECOND_JOB, customerName: 'Ada Lopez' },
    ...{ depart: '2026-11-21T18:45:00.000Z', start: '2026-11-21T19:00:00.000Z' },
    end: '2026-11-21T21:00:00.000Z',
    actual: givenActual({ operation: SECOND_JOB }),
  };
  return { '2026-11-21': givenDay({ operations: [givenJob(), givenJob(second)] }) };
};
