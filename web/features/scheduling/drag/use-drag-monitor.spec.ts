import { boardModel } from '../model/board-model';
import { OFF_BOARD } from '../model/operation-place';
import { BoardController } from './board-controller';
import { UndoStack } from './undo-stack';
import { LastEditors } from '../model/last-editors';
import { DAY, givenDay, GOMEZ_MOVE, T02 } from '../given-day.fixture';
import { OKLAHOMA } from '../../../testing';
import { dropByPointer } from './use-drag-monitor';

const GONE = '65f000000000000000000aff';

describe('dropByPointer', () => {
  const place = jest.fn(() => Promise.resolve(true));
  const [error, warn] = [jest.fn(), jest.fn()];
  let board: BoardController;

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(console, 'error').mockImplementation(error);
    jest.spyOn(console, 'warn').mockImplementation(warn);
    const key = { branchId: OKLAHOMA, day: DAY };
    board = new BoardController({
      key,
      mayMove: true,
      mayDispatch: true,
      undo: new UndoStack(),
      lastEditors: new LastEditors(),
      place,
    });
    board.model = boardModel(givenDay());
    lift();
  });
  afterEach(() => jest.restoreAllMocks());

  const lift = (): void => board.lift(board.model!.blocks.get(GOMEZ_MOVE)!, 'pointer');
  const drop = (...targets: Record<string, unknown>[]): void =>
    dropByPointer(
      board,
      GOMEZ_MOVE,
      targets.map((data) => ({ data })),
    );

  it.each([T02, OFF_BOARD])('puts the block down on row %s', (row) => {
    drop({ row }, { row: OFF_BOARD });
    expect(place).toHaveBeenCalledWith(expect.objectContaining({ id: GOMEZ_MOVE }), row);
    expect(error).not.toHaveBeenCalled();
  });

  it('logs a drop that resolves to no row [R-BOARD-19]', () => {
    for (const row of [null, GONE]) {
      lift();
      drop({ row });
      expect(board.drag.current()).toBeNull();
    }
    expect(error.mock.calls).toEqual([
      [`Error relisting operation: ${GOMEZ_MOVE}`],
      [`Error relisting operation: ${GOMEZ_MOVE}`],
    ]);
    expect(place).not.toHaveBeenCalled();
  });

  it('warns of a drag combination that it does not know [R-BOARD-19]', () => {
    drop({ crewTarget: 'leads' });
    expect(warn).toHaveBeenCalledWith('Unknown drag combination: operation to crewTarget');
    expect(place).not.toHaveBeenCalled();
    expect(board.drag.current()).toBeNull();
  });

  it('cancels without a word where nothing lies under the pointer', () => {
    drop();
    expect(place).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    expect(board.drag.current()).toBeNull();
  });
});
