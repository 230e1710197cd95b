import { openStore } from '../../../shared/store';
import {
  boardEntered,
  boardLeft,
  boardShows,
  boardViewIn,
  changesSeen,
  changesShown,
  type BoardView,
} from './board-view-slice';
import { dragStarted } from './drag-slice';

const board = 'b';
const entered = boardEntered({ board });
const shows = (shown: Partial<BoardView>) => boardShows({ board, ...shown });
const changed = (name: string, ...ids: string[]) => changesShown({ board, ids, name });
const seen = (...ids: string[]) => changesSeen({ board, ids });
const session = { operationId: 'o', name: 'n', by: 'keys', from: 't1', over: null } as const;

const NOTHING: BoardView = {
  open: null,
  changing: null,
  marked: null,
  chosen: [],
  anchor: null,
  found: null,
  lit: null,
  offered: [],
  preview: null,
  changedBy: {},
  draggedMover: null,
  draggedCrew: null,
};

describe('what a board shows, in the page’s state', () => {
  it.each<[string, Parameters<ReturnType<typeof openStore>['dispatch']>[0][], Partial<BoardView>]>([
    ['nothing at first', [entered], {}],
    ['a popup', [entered, shows({ open: 'o1' })], { open: 'o1' }],
    [
      'no popup while a block is dragged',
      [entered, shows({ open: 'o1' }), dragStarted({ board, session })],
      {},
    ],
    [
      'one thing beside another',
      [entered, shows({ marked: 'o1' }), shows({ found: { o1: true } })],
      { marked: 'o1', found: { o1: true } },
    ],
    [
      'who changed what',
      [entered, changed('Dana', 'o1', 'o2'), changed('Lee', 'o2')],
      { changedBy: { o1: 'Dana', o2: 'Lee' } },
    ],
    [
      'it for a moment',
      [entered, changed('Dana', 'o1', 'o2'), seen('o1')],
      { changedBy: { o2: 'Dana' } },
    ],
    ['nothing before it is entered', [shows({ open: 'o1' }), changed('Dana', 'o1')], {}],
    [
      'nothing once it is left',
      [entered, shows({ open: 'o1' }), boardLeft({ board }), shows({ marked: 'o1' })],
      {},
    ],
    ['nothing of another board', [entered, boardShows({ board: 'other', open: 'o1' })], {}],
  ])('is %s', (_what, actions, expected) => {
    const store = openStore();
    actions.forEach((action) => store.dispatch(action));
    expect(boardViewIn(store.getState(), board)).toEqual({ ...NOTHING, ...expected });
  });
});
