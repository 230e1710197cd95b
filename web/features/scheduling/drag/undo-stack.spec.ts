import { live } from '../../../shared/realtime';
import { UndoStack, type UndoableAction } from './undo-stack';

const way = (word: string, said: string[], agrees: boolean): UndoableAction['undo'] => ({
  run: () => {
    said.push(word);
    return Promise.resolve(agrees);
  },
  fault: () => null,
});
const action = (name: string, said: string[], agrees = true): UndoableAction => ({
  name,
  undo: way(`undo ${name}`, said, agrees),
  redo: way(`redo ${name}`, said, agrees),
});
const taken = (name: string) => ({ name, fault: null });
const agreed = Promise.resolve(true);

describe('UndoStack', () => {
  it('takes back the last action first and does it again', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.record(action('a', said), agreed);
    stack.record(action('b', said), agreed);
    expect(await stack.undo()).toEqual(taken('b'));
    expect(await stack.undo()).toEqual(taken('a'));
    expect(await stack.undo()).toBeNull();
    expect(await stack.redo()).toEqual(taken('a'));
    expect(said).toEqual(['undo b', 'undo a', 'redo a']);
  });

  it('forgets what was to be done again when something else is done', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.record(action('a', said), agreed);
    await stack.undo();
    stack.record(action('b', said), agreed);
    expect(await stack.redo()).toBeNull();
  });

  it('waits for a action under way, and forgets one that was refused', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.record(action('a', said), agreed);
    let answer: (agrees: boolean) => void = () => undefined;
    stack.record(action('b', said), new Promise((resolve) => (answer = resolve)));
    const undone = stack.undo();
    expect(said).toEqual([]);
    answer(false);
    expect(await undone).toEqual(taken('a'));
  });

  it('forgets what the server refuses to take back', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.record(action('a', said, false), agreed);
    expect(await stack.undo()).toBeNull();
    expect(await stack.redo()).toBeNull();
  });

  it('keeps everything for later while the server is out of reach', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.record(action('a', said), agreed);
    live.lose();
    const fault = 'Not connected. Nothing can be moved until the connection is back.';
    expect(await stack.undo()).toEqual({ name: 'a', fault });
    live.detach();
    expect(await stack.undo()).toEqual(taken('a'));
    expect(said).toEqual(['undo a']);
  });

  it('offers nothing that can’t work on the board as it is, and offers it again when it can', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    let fault: string | null = null;
    const { redo, undo } = action('a', said);
    stack.record({ name: 'a', redo, undo: { ...undo, fault: () => fault } }, agreed);
    expect(stack.offers.get().undo).toEqual(taken('a'));
    fault = 'T01 is out';
    stack.look(null);
    expect(stack.offers.get().undo).toEqual({ name: 'a', fault });
    expect(await stack.undo()).toEqual({ name: 'a', fault });
    expect(said).toEqual([]);
    fault = null;
    stack.look(null);
    expect(await stack.undo()).toEqual(taken('a'));
  });
});
