import { givenDay, GOMEZ_MOVE, PARK_MOVE, T01, T02 } from '../given-day.fixture';
import { boardModel } from './board-model';
import { weekRows } from './week';

const day = givenDay();
const [first] = day.trucks;
const rental = { ...first!, _id: 'rental', name: 'Rental 10', isRental: true };
const given = (change = {}) => boardModel({ ...givenDay(), ...change });

describe('the trucks of a week', () => {
  it('are rows by name, with the moves of each day in their cells [R-BOARD-41]', () => {
    const days = [
      { day: '2026-11-20', model: given({ trucks: [rental, ...day.trucks], customers: [] }) },
      { day: '2026-11-21', model: given() },
      { day: '2026-11-22', model: null },
    ];
    const rows = weekRows(days);
    expect(rows.map(({ id, hours }) => [id, hours])).toEqual([
      ['rental', 0],
      [T01, 5.5],
      [T02, 0],
    ]);
    const [ofRental, ofFirst] = rows;
    expect(ofRental?.cells.map(({ truck }) => truck !== null)).toEqual([true, false, false]);
    expect(ofFirst?.cells.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([
      [],
      [GOMEZ_MOVE],
      [],
    ]);
  });

  it('are numbered as people count', () => {
    const named = ['T10', 'T9', 'T1'].map((name) => ({ ...first!, _id: name, name }));
    const rows = weekRows([{ day: '2026-11-21', model: given({ trucks: named, customers: [] }) }]);
    expect(rows.map(({ name }) => name)).toEqual(['T1', 'T9', 'T10']);
  });

  it('leave out what has no truck, which has a row of its own', () => {
    const onRow = weekRows([{ day: '2026-11-21', model: given() }]);
    const ids = onRow.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
    expect(ids.map(({ id }) => id)).not.toContain(PARK_MOVE);
  });
});
