import { currentSession, endSession, startSession } from '../../../shared/auth';
import { ACTS_KEY, dropOthers } from '../../../shared/device';
import { noteFinalAct, openStore, pageStore } from '../../../shared/store';
import { tokenFor } from '../../../testing';
import { undoStepsIn } from './undo-slice';
import { UndoStack, type UndoKind } from './undo-stack';

describe('what the Move Manager can take back', () => {
  let said: string[];

  beforeEach(() => {
    said = [];
    startSession(tokenFor(['manager']));
  });

  const kind: UndoKind<string> = {
    kind: 'note',
    run: ({ data }, way) => {
      said.push(`${way} ${data}`);
      return Promise.resolve(data);
    },
    fault: () => null,
  };
  const opened = (): UndoStack => {
    const stack = new UndoStack();
    stack.know(kind);
    stack.enter();
    return stack;
  };
  const record = (stack: UndoStack, name: string, agreed = Promise.resolve<string | null>(name)) =>
    stack.record(kind, { name, data: name, agreed });
  const reload = (): UndoStack => {
    openStore();
    return opened();
  };
  const names = (stack: UndoStack): string[] =>
    undoStepsIn(pageStore().getState(), stack.id).done.map(({ name }) => name);

  it('is kept over a reload, with what can be done again [R-BOARD-57]', async () => {
    const stack = opened();
    record(stack, 'a');
    record(stack, 'b');
    await stack.undo();
    const again = reload();
    expect(names(again)).toEqual(['a']);
    expect(await again.redo()).toEqual({ name: 'b', fault: null });
    expect(await again.undo()).toEqual({ name: 'b', fault: null });
    expect(await again.undo()).toEqual({ name: 'a', fault: null });
    expect(said).toEqual(['undo b', 'redo b', 'undo b', 'undo a']);
  });

  it('ends at what is done for good after a reload, before any board is open [R-BOARD-57]', async () => {
    const stack = opened();
    record(stack, 'a');
    await stack.redo();
    openStore();
    noteFinalAct({ name: 'Email to Gomez', why: "It can't be taken back." });
    expect(names(opened())).toEqual(['a', 'Email to Gomez']);
  });

  it('is gone with its person, also on a page that has no board [R-BOARD-57]', async () => {
    record(opened(), 'a');
    await Promise.resolve();
    await dropOthers(currentSession()?.userId ?? null);
    expect(names(reload())).toEqual(['a']);
    await dropOthers(null);
    expect(sessionStorage.getItem(ACTS_KEY)).toBeNull();
  });

  it('is kept while another page is open [R-BOARD-57]', async () => {
    const stack = opened();
    record(stack, 'a');
    expect(await opened().undo()).toEqual({ name: 'a', fault: null });
  });

  it('is without an act of which nobody knows what became', async () => {
    const stack = opened();
    record(stack, 'a');
    await stack.redo();
    record(stack, 'b', new Promise(() => undefined));
    expect(names(stack)).toEqual(['a', 'b']);
    expect(names(reload())).toEqual(['a']);
  });

  it('is one for all boards of the tab, act after act [R-BOARD-57]', async () => {
    const [first, second] = [opened(), opened()];
    record(first, 'a');
    let agree: (name: string) => void = () => undefined;
    record(first, 'b', new Promise<string>((resolve) => (agree = resolve)));
    expect(names(second)).toEqual(['a', 'b']);
    record(second, 'c', Promise.resolve(null));
    const undone = second.undo();
    await Promise.resolve();
    expect(said).toEqual([]);
    expect(sessionStorage.getItem(ACTS_KEY)).not.toContain('"b"');
    agree('b');
    expect(await undone).toEqual({ name: 'b', fault: null });
    expect(names(first)).toEqual(['a']);
  });

  it('ends with the sign-out, and is nobody else’s [R-BOARD-57]', async () => {
    const stack = opened();
    record(stack, 'a');
    await stack.redo();
    endSession();
    expect(names(stack)).toEqual([]);
    startSession(tokenFor(['manager']));
    expect(names(reload())).toEqual([]);
  });

  it('says so where nobody here knows how to take it back', async () => {
    const stack = opened();
    record(stack, 'a');
    await stack.redo();
    openStore();
    const other = new UndoStack();
    other.enter();
    expect(await other.undo()).toEqual({ name: 'a', fault: "It can't be taken back from here." });
    expect(names(other)).toEqual(['a']);
  });
});
