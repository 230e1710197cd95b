import { at, givenBooking, givenDay, GOMEZ_MOVE, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { boardModel } from './board-model';
import { standInChoices } from './stand-in-choices';

const NOW = Date.parse(at('09:00'));
const [t01, t02] = givenDay().trucks;
const T03 = '65f000000000000000000a03';
const t03 = { ...t02!, _id: T03, name: 'T03' };

const withT02 = (change: Partial<DayTruckView>): DayView =>
  givenDay({ trucks: [t01!, { ...t02!, ...change }, t03] });

/** Gomez on T01 until 1:30 PM with the drive back, Park on T02. */
const parkAt = (from: string, to: string): DayView => {
  const [gomez, park] = givenDay().customers;
  const booking = givenBooking(
    { customerName: 'Sun Park', startTime: at(from), endTime: at(to) },
    {
      _id: PARK_MOVE,
      truck: T02,
      bookingEnvelope: {
        bookingStart: at(from),
        bookingDuration: (Date.parse(at(to)) - Date.parse(at(from))) / 3_600_000,
        jobStart: at(from),
        jobDuration: 2,
        startingDriveTime: 0,
        endingDriveTime: 0,
      },
    },
  );
  return givenDay({
    trucks: [t01!, t02!, t03],
    customers: [gomez!, { ...park!, bookings: [{ ...booking, grid: { column: 8, span: 8 } }] }],
  });
};

const choices = (view: DayView, from = '09:45') =>
  standInChoices(T01, from, boardModel(view), NOW).map(({ truck, why, words }) => [
    truck.name,
    why ?? words,
  ]);

it('puts trucks that are free from then on first, those with jobs of their own behind [R-TRUCK-22]', () => {
  expect(choices(parkAt('14:00', '16:00'))).toEqual([
    ['T03', 'Free from then on'],
    ['T02', 'Free around Park 2:00 PM – 4:00 PM'],
  ]);
  expect(choices(withT02({ hasLift: true }))[0]).toEqual(['T02', 'Free from then on, with a lift']);
});

it.each<[string, DayView, string, string | undefined]>([
  ['is busy then', parkAt('10:00', '12:00'), 'Is on Park 10:00 AM – 12:00 PM', undefined],
  [
    'is served by another one',
    withT02({ standIn: { truck: T03, name: 'T03', from: '08:00', note: '' } }),
    'T03 stands in for it',
    undefined,
  ],
  [
    'stands in already',
    withT02({ standsInFor: [{ truck: T03, name: 'T03', from: '08:00' }] }),
    'Stands in for T03 already',
    undefined,
  ],
  [
    'is out',
    withT02({ unavailable: true, unavailableNote: 'Brakes' }),
    'Unavailable: Brakes',
    undefined,
  ],
  ['goes out', withT02({ unavailableFrom: '14:00' }), 'Out from 2:00 PM', undefined],
])(
  'names why a truck that %s can not take over, and puts it last [R-TRUCK-22]',
  (_what, view, why, from) => {
    expect(choices(view, from).at(-1)).toEqual(['T02', why]);
  },
);

it('asks for a lift as long as a job that needs one is not finished [R-TRUCK-22]', () => {
  const [gomez, park] = givenDay().customers;
  const lifted = (finished: string | null): DayView => {
    const booking = givenBooking({ requiresLift: true });
    const done = { ...booking, progress: { ...booking.progress, finished } };
    return givenDay({ customers: [{ ...gomez!, bookings: [done] }, park!] });
  };
  expect(choices(lifted(null))).toEqual([['T02', 'Has no lift, which Gomez needs']]);
  expect(choices(lifted(at('09:30')))).toEqual([['T02', 'Free from then on']]);
  expect(boardModel(lifted(null)).blocks.has(GOMEZ_MOVE)).toBe(true);
});

it('leaves alone what was over before, and the row that a truck serves already [R-TRUCK-22]', () => {
  expect(choices(parkAt('10:00', '12:00'), '13:30')[0]).toEqual(['T02', 'Free from then on']);
  const again = withT02({ standsInFor: [{ truck: T01, name: 'T01', from: '09:00' }] });
  expect(choices(again)[0]).toEqual(['T02', 'Free from then on']);
});
