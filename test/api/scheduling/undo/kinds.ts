import fc from 'fast-check';
import * as day from './day-acts.js';
import * as move from './move-acts.js';
import type { Act } from './move-acts.js';
import * as truck from './truck-acts.js';

/** Every kind of act on a board; what comes before the last one only makes room for it. */
export const KINDS: [string, Act[]][] = [
  ['a move on another truck', [move.place(1, 1)]],
  ['a move without a truck', [move.place(0, 'unassigned')]],
  ['a move off the board', [move.place(0, 'none')]],
  ['a move on the board again', [move.place(0, 'none'), move.place(0, 1)]],
  ['another start', [move.time(0, { start: '08:00' })]],
  ['another length', [move.time(0, { duration: 2 })]],
  ['start and length', [move.time(1, { start: '14:00', duration: 3 })]],
  [
    'another start without a truck',
    [move.place(0, 'unassigned'), move.time(0, { start: '09:00' })],
  ],
  ['another day', [move.rebook(0, 1, 1)]],
  ['another day from no truck', [move.place(0, 'unassigned'), move.rebook(0, 1, 0)]],
  ['a direct drive', [move.link(true)]],
  ['a drive by the yard', [move.link(true), move.link(false)]],
  ['other hours', [move.rework(0)]],
  ['a seat', [day.seat(0, 0, 0)]],
  ['another seat', [day.seat(1, 0, 1), day.seat(1, 1, 2)]],
  ['no seat', [day.seat(1, 0, 1), day.unseat(1)]],
  ['places that change', [day.seat(0, 0, 1), day.seat(1, 1, 1), day.seatOver(1, 'swap')]],
  ['a seat of another one', [day.seat(0, 0, 1), day.onCall(1), day.seatOver(1, 'replace')]],
  ['on call', [day.seat(1, 0, 1), day.onCall(1)]],
  ['from on call to a seat', [day.onCall(1), day.seat(1, 1, 1)]],
  ['off', [day.seat(0, 0, 0), day.off(0)]],
  ['crews that change places', [day.seat(0, 0, 0), day.seat(1, 1, 1), day.swapCrews]],
  ['crews as before', [day.seat(0, 0, 0), day.seat(1, 0, 2), day.repeatCrews]],
  ['a manager', [day.manager('manager')]],
  ['no manager', [day.manager('manager'), day.manager(null)]],
  ['alerts', [day.alerts, day.alerts]],
  ['a truck in the shop', [truck.shop(1)]],
  ['a truck back from the shop', [truck.shop(1), truck.shop(1)]],
  ['a truck with a crew in the shop', [day.seat(1, 1, 1), truck.shop(1)]],
  ['a truck that takes over', [truck.standIn(0, 1)]],
  ['a row that has its own truck again', [truck.standIn(0, 1), truck.ownTruck(0)]],
  ['a rental', [truck.rental]],
  ['no rental', [truck.rental, truck.noRental]],
  ['no rental with a crew', [truck.rental, truck.onRental(day.seat(1, 2, 1)), truck.noRental]],
  ['a time that is held', [truck.hold]],
  ['a held time that is free again', [truck.hold, truck.giveBack]],
];

/** What once went wrong: an act, and what a colleague did meanwhile. */
export const FOUND: [string, Act[], Act][] = [
  [
    'a move on the board again that another one follows directly by then',
    [move.place(0, 'none'), move.place(0, 1)],
    move.link(true),
  ],
  [
    'a drive by the yard to a move that is on another truck by then',
    [move.link(true), move.link(false)],
    move.place(0, 1),
  ],
  [
    'another day of a move that has other hours by then',
    [move.place(0, 'unassigned'), move.rebook(0, 1, 0)],
    move.rework(0),
  ],
];

/** An act and what it is, for whoever reads of one that failed. */
export interface Named {
  name: string;
  act: Act;
}

const named = (name: string, act: Act): Named => ({ name, act });

const FIRST_TWO = fc.nat({ max: 1 });
/** The third one is the rental of the day, if there is one. */
const ANY_TRUCK = fc.nat({ max: 2 });
const START = fc.constantFrom('08:00', '09:30', '14:00');

const people: fc.Arbitrary<Named>[] = [
  fc
    .tuple(FIRST_TWO, ANY_TRUCK, fc.nat({ max: 2 }))
    .map(([who, on, position]) =>
      named(`${who} on seat ${position} of ${on}`, truck.onRental(day.seat(who, on, position))),
    ),
  FIRST_TWO.map((who) => named(`${who} off`, day.off(who))),
  FIRST_TWO.map((who) => named(`${who} on call`, day.onCall(who))),
  fc.constant(named('crews swapped', day.swapCrews)),
];
const moves: fc.Arbitrary<Named>[] = [
  fc
    .tuple(FIRST_TWO, fc.constantFrom<move.Row>(0, 1, 'unassigned', 'none'))
    .map(([of, row]) => named(`move ${of} on ${row}`, move.place(of, row))),
  fc
    .tuple(FIRST_TWO, START, fc.integer({ min: 1, max: 4 }))
    .map(([of, start, duration]) =>
      named(`move ${of} at ${start} for ${duration} h`, move.time(of, { start, duration })),
    ),
  fc
    .tuple(FIRST_TWO, FIRST_TWO, FIRST_TWO)
    .map(([of, on, to]) => named(`move ${of} on day ${on}, ${to}`, move.rebook(of, on, to))),
];
const others: fc.Arbitrary<Named>[] = [
  FIRST_TWO.map((of) => named(`${of} in the shop or back`, truck.shop(of))),
  fc
    .constantFrom<'admin' | null>('admin', null)
    .map((who) => named(`manager ${who}`, day.manager(who))),
  fc.constant(named('alerts', day.alerts)),
  fc.constant(named('a rental', truck.rental)),
];

/** What leaves the direct drives as they are: taking that back needs no other act. */
export const AMONG_OWN: fc.Arbitrary<Named> = fc.oneof(...moves, ...people, ...others);

/** What somebody else may do meanwhile. */
export const AMONG_OTHERS: fc.Arbitrary<Named> = fc.oneof(
  ...moves,
  ...people,
  ...people,
  ...others,
  FIRST_TWO.map((of) => named(`other hours for ${of}`, move.rework(of))),
  FIRST_TWO.map((of) => named(`move ${of} on the rental`, truck.onRental(move.place(of, 2)))),
  FIRST_TWO.map((who) => named(`${who} off their seat`, day.unseat(who))),
  fc
    .tuple(FIRST_TWO, ANY_TRUCK)
    .map(([row, by]) =>
      named(`${by} for the row of ${row}`, truck.onRental(truck.standIn(row, by))),
    ),
  FIRST_TWO.map((row) => named(`own truck for the row of ${row}`, truck.ownTruck(row))),
  fc.boolean().map((isDirect) => named(`drive direct: ${isDirect}`, move.link(isDirect))),
  fc.constantFrom(
    named('crews as before', day.repeatCrews),
    named('no rental', truck.noRental),
    named('a held time', truck.hold),
  ),
);
