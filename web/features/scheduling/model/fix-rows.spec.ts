import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { OKLAHOMA } from '../../../testing';
import { at, givenBooking, givenDay, PARK, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { marksOfBoard } from './board-marks';
import { boardModel } from './board-model';
import { fixRows, type Fix } from './fix-rows';

const isProblem = (): boolean => false;
const NOW = new Date(at('06:00'));

function fixesOf(day: DayView, now = NOW): Fix[] {
  const model = boardModel(day);
  const marks = marksOfBoard(model, isProblem, now);
  return fixRows(model, marks, { branchId: OKLAHOMA, isProblem, now });
}
const told = (fixes: readonly Fix[]) =>
  fixes.map(({ title, detail, act }) => [title, detail, act.kind]);
const ofMark = (fixes: readonly Fix[], mark: Fix['mark']): Fix[] =>
  fixes.filter((fix) => fix.mark === mark);

/** Sun Park on T01 from 2:15 PM, 45 minutes after it is back from Gomez. */
const parkAfterGomez = (operation: Partial<BookingView['operation']> = {}): BookingView =>
  givenBooking(
    {
      customer: PARK,
      customerId: PARK,
      customerName: 'Sun Park',
      startTime: at('14:15'),
      endTime: at('16:45'),
      duration: 2.5,
    },
    {
      _id: PARK_MOVE,
      bookingEnvelope: {
        bookingStart: at('14:15'),
        bookingDuration: 2.5,
        jobStart: at('14:15'),
        jobDuration: 2.5,
        startingDriveTime: 0,
        endingDriveTime: 0,
      },
      yardLegs: { out: 0, back: 0 },
      ...operation,
    },
  );
const withPark = (park: BookingView, change: Partial<DayView> = {}): DayView => {
  const [gomez, other] = givenDay().customers;
  return givenDay({ customers: [gomez!, { ...other!, bookings: [park] }], ...change });
};

describe('what a day lacks', () => {
  it('is a row a thing, in the order of the marks, each with its act [R-TODAY-9]', () => {
    expect(told(fixesOf(givenDay()))).toEqual([
      ['Park has no truck, starts 9:00 AM', '9:00 AM – 11:30 AM · T02 fits', 'book'],
      ['T01 has no lead', 'First job 8:30 AM, Gomez', 'addLead'],
      ['T01 is 2 movers short', 'First job 8:30 AM, Gomez', 'addMover'],
    ]);
  });

  it('is a slot to be found where no truck is free [R-TODAY-9]', () => {
    const trucks = givenDay().trucks.filter(({ _id }) => _id !== T02);
    const [park] = fixesOf(givenDay({ trucks }));
    expect(told([park!])).toEqual([
      [
        'Park has no truck, starts 9:00 AM',
        '9:00 AM – 11:30 AM · no truck is free then',
        'findSlot',
      ],
    ]);
  });

  it('is a slot to be found once its start is past: a truck with it now would hold up what comes after [R-TODAY-9]', () => {
    const [park] = ofMark(fixesOf(givenDay(), new Date(at('09:05'))), 'unassigned');
    expect(told([park!])).toEqual([
      ['Park has no truck, starts 9:00 AM', '9:00 AM – 11:30 AM · its start is past', 'findSlot'],
    ]);
  });

  it('names two jobs that are tight once, and starts the later one later where that cures it [R-TODAY-14]', () => {
    const arrivalWindow = { from: at('14:15'), to: at('15:15') };
    const tight = ofMark(fixesOf(withPark(parkAfterGomez({ arrivalWindow }))), 'tight');
    expect(told(tight)).toEqual([
      ['Tight: Gomez to Park, T01', '45 min between them', 'startLater'],
    ]);
    expect(tight[0]?.act).toEqual({ kind: 'startLater', start: '14:30' });
  });

  it.each([
    ['the start itself was promised', parkAfterGomez(), {}],
    [
      'a colleague holds the time after it',
      parkAfterGomez({ arrivalWindow: { from: at('14:15'), to: at('15:15') } }),
      {
        reservations: [
          {
            _id: 'r',
            truck: T01,
            grid: { column: 40, span: 4 },
            start: at('16:45'),
            end: at('17:45'),
            expiresAt: at('23:00'),
            holdId: null,
            heldBy: null,
          },
        ],
      },
    ],
  ])('leads to the board where %s [R-TODAY-14]', (_why, park, change: Partial<DayView>) => {
    const tight = ofMark(fixesOf(withPark(park, change)), 'tight');
    expect(tight.map(({ act }) => act.kind)).toEqual(['view']);
  });

  it('tells a customer once, however many trucks come [R-TODAY-9]', () => {
    const [gomez] = givenDay().customers;
    const second = givenBooking({}, { _id: 'second', truck: T02 });
    const day = givenDay({
      customers: [{ ...gomez!, confirmation: 'none', bookings: [givenBooking(), second] }],
    });
    expect(told(ofMark(fixesOf(day), 'notConfirmed'))).toEqual([
      ['Gomez is not confirmed', '8:30 AM – 12:30 PM · T01', 'send'],
    ]);
  });
});
