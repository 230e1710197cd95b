import { openStore } from '../../../shared/store';
import { dragEnded, dragHovered, dragSessionIn, dragStarted, type DragSession } from './drag-slice';

const board = 'b';
const session: DragSession = {
  operationId: 'o1',
  name: 'Maria Gomez',
  by: 'pointer',
  from: 't1',
  over: null,
};
const started = dragStarted({ board, session });
const over = (row: string | null) => dragHovered({ board, over: row });
const ended = dragEnded({ board });

describe('a drag in the page’s state', () => {
  it.each([
    ['is not there at first', [], null],
    ['begins', [started], session],
    ['comes over a row', [started, over('t2')], { ...session, over: 't2' }],
    ['comes over none again', [started, over('t2'), over(null)], session],
    ['ends', [started, over('t2'), ended], null],
    ['is not begun by a row', [over('t2')], null],
    ['is of its own board', [dragStarted({ board: 'other', session })], null],
    ['stays when another board’s ends', [started, dragEnded({ board: 'other' })], session],
  ])('%s', (_what, actions, expected) => {
    const store = openStore();
    actions.forEach((action) => store.dispatch(action));
    expect(dragSessionIn(store.getState(), board)).toEqual(expected);
  });
});
