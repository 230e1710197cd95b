import { openStore } from '../../../shared/store';
import {
  actionAgreed,
  actionDone,
  actionRefused,
  stackLeft,
  stepBegun,
  stepRefused,
  stepTaken,
  undoStepsIn,
  type UndoEntry,
} from './undo-slice';

const stack = 's';
const entry = (id: string, data: unknown = 0): UndoEntry => ({
  ...{ id, name: id, kind: 'k', data },
  at: 0,
});
const [a, b] = [entry('a'), entry('b')];
const did = (one: UndoEntry) => actionDone({ stack, entry: one });
const begun = (one: UndoEntry) => stepBegun({ stack, entry: one });
const back = (one: UndoEntry) => stepTaken({ stack, way: 'undo', entry: one });
const again = (one: UndoEntry) => stepTaken({ stack, way: 'redo', entry: one });

describe('undo in the page’s state', () => {
  it.each([
    ['nothing at first', [], [], [], null],
    ['what was done', [did(a), did(b)], [a, b], [], null],
    [
      'what the server made of it',
      [did(a), did(b), actionAgreed({ stack, id: 'a', data: 1 })],
      [entry('a', 1), b],
      [],
      null,
    ],
    ['nothing that it refused', [did(a), did(b), actionRefused({ stack, id: 'b' })], [a], [], null],
    ['a step under way', [did(a), did(b), begun(b)], [a], [], b],
    ['a step back', [did(a), did(b), begun(b), back(b)], [a], [b], null],
    ['no step that was refused', [did(a), did(b), begun(b), stepRefused({ stack })], [a], [], null],
    ['a step done again', [did(a), begun(a), back(a), begun(a), again(a)], [a], [], null],
    ['no way forth after another action', [did(a), begun(a), back(a), did(b)], [b], [], null],
    ['nothing once its page is left', [did(a), stackLeft({ stack })], [], [], null],
    ['nothing that comes later', [did(a), stackLeft({ stack }), back(a)], [], [], null],
    ['nothing of another page', [actionDone({ stack: 'other', entry: a })], [], [], null],
  ])('has %s', (_what, actions, done, undone, underWay) => {
    const store = openStore();
    actions.forEach((action) => store.dispatch(action));
    expect(undoStepsIn(store.getState(), stack)).toEqual({ done, undone, underWay, passed: [] });
  });

  it('keeps the last hundred', () => {
    const store = openStore();
    for (let n = 0; n < 101; n += 1) store.dispatch(did(entry(`${n}`)));
    const { done } = undoStepsIn(store.getState(), stack);
    expect([done.length, done[0]?.id, done.at(-1)?.id]).toEqual([100, '1', '100']);
  });
});
