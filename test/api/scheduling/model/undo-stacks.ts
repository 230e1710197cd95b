import { samePlace } from './board-state.js';
import type { BoardState, CrewPlace, OperationPlace } from './board-state.js';
import type { Call } from './call.js';

/** Something that a person did and can take back. */
type UndoableAction =
  | { kind: 'operation'; operation: string; before: OperationPlace; after: OperationPlace }
  | { kind: 'crew'; mover: string; before: CrewPlace; after: CrewPlace };

/** What one person has done and undone in this session, as the board's page remembers it. */
export class UndoStacks {
  private readonly done: UndoableAction[] = [];
  private undone: UndoableAction[] = [];

  /** The opposite call with `expect`; undefined when there is nothing to undo (or redo). */
  again(kind: 'undo' | 'redo', state: BoardState): Call | undefined {
    const action = (kind === 'undo' ? this.done : this.undone).at(-1);
    if (!action) return undefined;
    return kind === 'undo'
      ? callTo(state, action, action.before, action.after)
      : callTo(state, action, action.after, action.before);
  }

  /** After `again`: the step is taken, or gone when it was refused. */
  settle(kind: 'undo' | 'redo', isDone: boolean): void {
    const action = (kind === 'undo' ? this.done : this.undone).pop();
    if (action && isDone) (kind === 'undo' ? this.undone : this.done).push(action);
  }

  /** After any other call that succeeded. `seen` is the board that the person had before. */
  remember(call: Call, seen: BoardState): void {
    const action = actionOf(call, seen);
    if (!action || same(action.before, action.after)) return;
    this.done.push(action);
    this.undone = [];
  }
}

const same = (a: OperationPlace | CrewPlace, b: OperationPlace | CrewPlace): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function actionOf(call: Call, { operations, crew }: BoardState): UndoableAction | undefined {
  if (call.kind === 'place') {
    const { operation, to: after } = call;
    return { kind: 'operation', operation, before: operations[operation]?.place ?? after, after };
  }
  if (!('mover' in call) || call.kind === 'markOff' || call.kind === 'markOn') return undefined;
  const { mover } = call;
  const after = call.kind === 'seat' ? call.seat : call.kind === 'onCall' ? 'onCall' : null;
  return { kind: 'crew', mover, before: crew[mover] ?? null, after };
}

function callTo(
  { operations, customers }: BoardState,
  action: UndoableAction,
  target: OperationPlace | CrewPlace,
  expect: OperationPlace | CrewPlace,
): Call | undefined {
  if (action.kind === 'crew')
    return crewCall(action.mover, target as CrewPlace, expect as CrewPlace);
  const { operation } = action;
  const version = customers[operations[operation]?.customer ?? '']?.version;
  if (version === undefined) return undefined;
  return {
    kind: 'place',
    operation,
    to: target as OperationPlace,
    expect: expect as OperationPlace,
    version,
  };
}

function crewCall(mover: string, target: CrewPlace, expect: CrewPlace): Call {
  if (target === 'onCall') return { kind: 'onCall', mover, expect };
  if (target !== null) return { kind: 'seat', mover, seat: target, manner: 'free', expect };
  if (expect === null || samePlace(expect, 'onCall')) return { kind: 'offCall', mover };
  return { kind: 'unseat', mover, expect: expect as Exclude<CrewPlace, 'onCall' | null> };
}
