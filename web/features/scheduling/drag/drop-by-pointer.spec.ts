import { boardModel } from '../model/board-model';
import { OFF_BOARD } from '../model/place';
import { Desk } from './board-controller';
import { UndoStack } from './undo-stack';
import { Touches } from '../model/touches';
import { DAY, givenDay, GOMEZ_MOVE, T02 } from '../given-day.fixture';
import { OKLAHOMA } from '../../../testing';
import { dropByPointer } from './drop-by-pointer';

const GONE = '65f000000000000000000aff';

describe('dropByPointer', () => {
  const place = jest.fn(() => Promise.resolve(true));
  const [error, warn] = [jest.fn(), jest.fn()];
  let desk: Desk;

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(console, 'error').mockImplementation(error);
    jest.spyOn(console, 'warn').mockImplementation(warn);
    const key = { branchId: OKLAHOMA, day: DAY };
    desk = new Desk({ key, mayMove: true, undo: new UndoStack(), touches: new Touches(), place });
    desk.model.set(boardModel(givenDay()));
    lift();
  });
  afterEach(() => jest.restoreAllMocks());

  const lift = (): void => desk.lift(desk.model.get()!.blocks.get(GOMEZ_MOVE)!, 'pointer');
  const drop = (...targets: Record<string, unknown>[]): void =>
    dropByPointer(
      desk,
      GOMEZ_MOVE,
      targets.map((data) => ({ data })),
    );

  it.each([T02, OFF_BOARD])('puts the block down on row %s', (row) => {
    drop({ row }, { row: OFF_BOARD });
    expect(place).toHaveBeenCalledWith(expect.objectContaining({ id: GOMEZ_MOVE }), row);
    expect(error).not.toHaveBeenCalled();
  });

  it('tells the console of a drop that resolves to no row', () => {
    for (const row of [null, GONE]) {
      lift();
      drop({ row });
      expect(desk.hand.current()).toBeNull();
    }
    expect(error.mock.calls).toEqual([
      [`Error relisting operation: ${GOMEZ_MOVE}`],
      [`Error relisting operation: ${GOMEZ_MOVE}`],
    ]);
    expect(place).not.toHaveBeenCalled();
  });

  it('warns of a drag combination that it does not know', () => {
    drop({ crewTarget: 'leads' });
    expect(warn).toHaveBeenCalledWith('Unknown drag combination: operation to crewTarget');
    expect(place).not.toHaveBeenCalled();
    expect(desk.hand.current()).toBeNull();
  });

  it('cancels without a word where nothing lies under the pointer', () => {
    drop();
    expect(place).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(desk.hand.current()).toBeNull();
  });
});
