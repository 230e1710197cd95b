import { boardModel } from './board-model';
import { findOn } from './find-on-board';
import { ANA, givenBooking, givenDay, GOMEZ_MOVE, PARK_MOVE, T01, T02 } from '../given-day.fixture';

const day = givenDay();
const [gomez, park] = day.customers;
const booking = givenBooking({ customerName: 'María Peña', fromZone: 'NW', toZone: '73107' });
const model = boardModel({
  ...day,
  customers: [{ ...gomez!, bookings: [booking] }, park!],
  assignment: { ...day.assignment, movers: [{ mover: ANA, truck: T01, position: 0 }] },
});

describe('what is found on a board', () => {
  it.each([
    ['a customer, whatever the accents', 'pena', [GOMEZ_MOVE]],
    ['the moves of a truck', 't01', [GOMEZ_MOVE]],
    ['a truck that has none', 'T02', [T02]],
    ['the moves of somebody on the crew', 'Ana', [GOMEZ_MOVE]],
    ['a zone by how it begins', '731', [GOMEZ_MOVE, PARK_MOVE]],
    ['a phone, however it is typed', '(405) 555-0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['a phone with the code of its country', '+1 (405) 555-0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['a phone with blanks', '1 405 555 0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['a phone with slashes', '405/555/0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['a beginning of a phone', '+1 (405) 55', [GOMEZ_MOVE, PARK_MOVE]],
    ['a zone and a part of a phone', '731 0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['nobody who has the words of a phone apart', '+1 (555) 405-0100', []],
    ['a part of a phone', '0100', [GOMEZ_MOVE, PARK_MOVE]],
    ['only what every word fits', 'nw maria t01', [GOMEZ_MOVE]],
    ['nothing where one word does not fit', 'maria t02', []],
    ['a customer by the last name first', 'Peña, Maria', [GOMEZ_MOVE]],
    ['a customer and their phone together', 'pena (405) 555-0100', [GOMEZ_MOVE]],
    ['a phone with an extension', '405-555-0100 x12', [GOMEZ_MOVE, PARK_MOVE]],
    ['nothing by two digits of a phone', '55', []],
  ])('is %s [R-BOARD-40]', (_what, text, found) => {
    expect(findOn(model, text)).toEqual(found);
  });

  it('is not asked while nothing is typed', () => {
    expect(findOn(model, '  ')).toBeNull();
  });
});
