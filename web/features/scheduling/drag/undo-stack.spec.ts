import { live } from '../../../shared/realtime';
import { noteFinalAct, openStore, pageStore } from '../../../shared/store';
import { toast } from '../../../shared/ui';
import { OKLAHOMA } from '../../../testing';
import { DAY, givenDay } from '../given-day.fixture';
import { boardModel } from '../model/board-model';
import { forgetSteps } from './kept-undo';
import { undoStepsIn } from './undo-slice';
import { UndoStack, type UndoKind } from './undo-stack';

interface Note {
  text: string;
  times: number;
}

const done = (note: Note): Promise<Note> => Promise.resolve(note);

describe('UndoStack', () => {
  let stack: UndoStack;
  let said: string[];
  let fault: string | null;
  let barred: string[];
  let agrees: boolean;

  beforeEach(() => {
    forgetSteps();
    openStore();
    [stack, said, fault, barred, agrees] = [new UndoStack(), [], null, [], true];
  });

  const kind: UndoKind<Note> = {
    kind: 'note',
    run: ({ data: { text, times } }, way) => {
      said.push(`${way} ${text} ${times}`);
      return Promise.resolve(agrees ? { text, times: times + 1 } : null);
    },
    fault: ({ text }) => (barred.includes(text) ? 'T01 is out' : fault),
  };
  const record = (text: string, agreed?: Promise<Note | null>): string => {
    const data = { text, times: 1 };
    return stack.record(kind, { name: text, data, agreed: agreed ?? done(data) });
  };
  const steps = () => undoStepsIn(pageStore().getState(), stack.id);
  const names = () => [steps().done, steps().undone].map((list) => list.map(({ name }) => name));
  const taken = (name: string) => ({ name, fault: null });

  it('takes back the last action first and does it again, with what was learned', async () => {
    record('a');
    record('b');
    expect(await stack.undo()).toEqual(taken('b'));
    expect(await stack.undo()).toEqual(taken('a'));
    expect(await stack.undo()).toBeNull();
    expect(await stack.redo()).toEqual(taken('a'));
    expect(said).toEqual(['undo b 1', 'undo a 1', 'redo a 2']);
    expect(names()).toEqual([['a'], ['b']]);
  });

  it('closes the toast of an action that is undone, and of no other [R-BOARD-45]', async () => {
    const close = jest.spyOn(toast, 'close');
    const id = record('a');
    await stack.undo();
    await stack.redo();
    expect(close.mock.calls).toEqual([[id]]);
    fault = 'Somebody moved it.';
    await stack.undo();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });

  it('takes back the one that is asked for', async () => {
    const id = record('a');
    record('b');
    expect(await stack.undo(id)).toEqual(taken('a'));
    expect(await stack.undo(id)).toBeNull();
    expect(names()).toEqual([['b'], ['a']]);
  });

  it('forgets what was to be done again when something else is done', async () => {
    record('a');
    await stack.undo();
    record('b');
    expect(await stack.redo()).toBeNull();
  });

  it('waits for an action under way, and forgets one that was refused', async () => {
    record('a');
    let answer: (note: null) => void = () => undefined;
    record('b', new Promise((resolve) => (answer = resolve)));
    const undone = stack.undo();
    expect(said).toEqual([]);
    answer(null);
    expect(await undone).toEqual(taken('a'));
  });

  it('remembers what the server made of an action', async () => {
    record('a', done({ text: 'A', times: 7 }));
    await stack.undo();
    expect(said).toEqual(['undo A 7']);
  });

  it('forgets what the server refuses to take back', async () => {
    record('a');
    agrees = false;
    expect(await stack.undo()).toBeNull();
    expect(names()).toEqual([[], []]);
  });

  it('keeps everything for later while the server is out of reach', async () => {
    record('a');
    live.lose();
    const away = 'Not connected. Nothing can be moved until the connection is back.';
    expect(await stack.undo()).toEqual({ name: 'a', fault: away });
    live.detach();
    expect(await stack.undo()).toEqual(taken('a'));
    expect(said).toEqual(['undo a 1']);
  });

  it('does not try what can’t work on the board as it is, and does when it can', async () => {
    record('a');
    fault = 'T01 is out';
    expect(stack.offer(steps().done[0], 'undo')).toEqual({ name: 'a', fault });
    expect(await stack.undo()).toEqual({ name: 'a', fault });
    expect(said).toEqual([]);
    fault = null;
    expect(await stack.undo()).toEqual(taken('a'));
  });

  it('says once why a step can’t be taken back, and goes on to the one before it [R-BOARD-45]', async () => {
    record('a');
    record('b');
    barred = ['b'];
    expect(await stack.undo()).toEqual({ name: 'b', fault: 'T01 is out' });
    expect(stack.offer(stack.next(steps(), 'undo'), 'undo')).toEqual(taken('a'));
    expect(await stack.undo()).toEqual(taken('a'));
    expect(await stack.undo()).toEqual({ name: 'b', fault: 'T01 is out' });
    barred = [];
    expect(await stack.undo()).toEqual(taken('b'));
    expect(said).toEqual(['undo a 1', 'undo b 1']);
  });

  it('says of the way forth, too, why a step can’t be taken', async () => {
    record('a');
    record('b');
    barred = ['b'];
    await stack.undo();
    await stack.undo();
    barred = [];
    expect(await stack.undo()).toEqual(taken('b'));
    barred = ['b'];
    expect(await stack.redo()).toEqual({ name: 'b', fault: 'T01 is out' });
    expect(await stack.redo()).toEqual(taken('a'));
  });

  it('begins with the last one again once something else was done', async () => {
    record('a');
    record('b');
    barred = ['b', 'c'];
    await stack.undo();
    record('c');
    await stack.undo();
    expect(await stack.undo()).toEqual({ name: 'b', fault: 'T01 is out' });
  });

  it('stops at what is done for good, says why, and never goes beyond it [R-BOARD-57]', async () => {
    record('a');
    stack.recordFinal('Email to Gomez', "The email to Gomez can't be taken back.");
    record('b');
    const end = { name: 'Email to Gomez', fault: "The email to Gomez can't be taken back." };
    expect(await stack.undo()).toEqual(taken('b'));
    expect(await stack.undo()).toEqual(end);
    expect(await stack.undo()).toEqual(end);
    expect(stack.offer(stack.next(steps(), 'undo'), 'undo')).toEqual(end);
    barred = ['c'];
    record('c');
    expect(await stack.undo()).toEqual({ name: 'c', fault: 'T01 is out' });
    expect(await stack.undo()).toEqual(end);
    expect(said).toEqual(['undo b 1']);
  });

  it('ends at what is done for good anywhere in the tab, also on a page without a board [R-BOARD-57]', async () => {
    stack.recordFinal('Booked Thu 11/26/2026', 'Unbook it instead.');
    const end = { name: 'Email to Gomez', fault: "The email to Gomez can't be taken back." };
    noteFinalAct({ name: end.name, why: end.fault });
    expect(names()).toEqual([['Booked Thu 11/26/2026', 'Email to Gomez'], []]);
    expect(await stack.undo()).toEqual(end);
    expect(await stack.undo()).toEqual(end);
  });

  it('says of which board a step is where another one is open [R-BOARD-57]', async () => {
    const next = boardModel(givenDay({ day: { ...givenDay().day, date: '2026-11-22' } }));
    stack.look(boardModel(givenDay()));
    record('a');
    await stack.redo();
    expect(stack.offer(steps().done[0], 'undo')).toEqual(taken('a'));
    stack.look(next);
    record('b');
    expect(await stack.undo()).toEqual(taken('b'));
    expect(await stack.undo()).toEqual({
      ...taken('a'),
      elsewhere: { branchId: OKLAHOMA, day: DAY },
    });
  });

  it('takes back nothing that the server no longer knows how to [R-API-15]', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
    record('a');
    jest.setSystemTime(12 * 3_600_000 + 1);
    const why = 'It was done more than 12 hours ago.';
    expect(await stack.undo()).toEqual({ name: 'a', fault: why });
    jest.useRealTimers();
    expect(said).toEqual([]);
  });
});
