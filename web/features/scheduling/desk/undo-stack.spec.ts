import { UndoStack, type Deed } from './undo-stack';

const deed = (name: string, said: string[], agrees = true): Deed => ({
  name,
  undo: () => {
    said.push(`undo ${name}`);
    return Promise.resolve(agrees);
  },
  redo: () => {
    said.push(`redo ${name}`);
    return Promise.resolve(agrees);
  },
});
const agreed = Promise.resolve(true);

describe('UndoStack', () => {
  it('takes back the last deed first and does it again', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.did(deed('a', said), agreed);
    stack.did(deed('b', said), agreed);
    expect(await stack.undo()).toBe('b');
    expect(await stack.undo()).toBe('a');
    expect(await stack.undo()).toBeNull();
    expect(await stack.redo()).toBe('a');
    expect(said).toEqual(['undo b', 'undo a', 'redo a']);
  });

  it('forgets what was to be done again when something else is done', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.did(deed('a', said), agreed);
    await stack.undo();
    stack.did(deed('b', said), agreed);
    expect(await stack.redo()).toBeNull();
  });

  it('waits for a deed under way, and forgets one that was refused', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.did(deed('a', said), agreed);
    let answer: (agrees: boolean) => void = () => undefined;
    stack.did(deed('b', said), new Promise((resolve) => (answer = resolve)));
    const undone = stack.undo();
    expect(said).toEqual([]);
    answer(false);
    expect(await undone).toBe('a');
  });

  it('forgets what the server refuses to take back', async () => {
    const [stack, said] = [new UndoStack(), [] as string[]];
    stack.did(deed('a', said, false), agreed);
    expect(await stack.undo()).toBeNull();
    expect(await stack.redo()).toBeNull();
  });
});
