import { givenDay, GOMEZ_MOVE, PARK_MOVE } from '../given-day.fixture';
import { boardModel } from './board-model';
import { chosenOn, chosenUpTo, toggled } from './selection';

const model = boardModel(givenDay());

describe('chosen moves', () => {
  it('are added and taken out one by one', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('reach from one block to another over the rows between, in either direction', () => {
    const both = [GOMEZ_MOVE, PARK_MOVE];
    expect(chosenUpTo(model, [], [GOMEZ_MOVE, PARK_MOVE])).toEqual(both);
    expect(chosenUpTo(model, [], [PARK_MOVE, GOMEZ_MOVE])).toEqual(both);
    expect(chosenUpTo(model, [GOMEZ_MOVE], [null, PARK_MOVE])).toEqual(both);
    expect(chosenUpTo(model, [], ['gone', PARK_MOVE])).toEqual([PARK_MOVE]);
  });

  it('are those that are still on the board', () => {
    expect(chosenOn(model, [PARK_MOVE, 'gone']).map(({ id }) => id)).toEqual([PARK_MOVE]);
  });
});
