import type { BoardModel } from '../model/board-model';
import { Cell } from './cell';
import { cutOff } from './cut-off';

/** One step of an undoable action: back, or once more. */
export interface UndoStep {
  /** Resolves to whether the server agreed. */
  run: () => Promise<boolean>;
  /** Why it can't work on the board as it is now, as a sentence; null when it can, as far as is known. */
  fault: (model: BoardModel | null) => string | null;
}

/** Something that was done on this page and can be taken back by the opposite calls. */
export interface UndoableAction {
  /** What was done, such as `Gomez to T02`. */
  name: string;
  undo: UndoStep;
  redo: UndoStep;
}

/** The step that is next, by its action's name. */
export interface Offer {
  name: string;
  /** Why it cannot be taken now. */
  fault: string | null;
}

/** What would be taken back, and what would be done again. */
export interface Offers {
  undo: Offer | null;
  redo: Offer | null;
}

const KEPT = 100;

const without = (actions: readonly UndoableAction[], gone: UndoableAction): UndoableAction[] =>
  actions.filter((action) => action !== gone);

/**
 * Undo and redo of this session, one step after the other. What can't work now is not tried, and kept
 * for when it can; what the server refuses to take back is forgotten.
 */
export class UndoStack {
  /** For what shows the two steps. */
  readonly offers = new Cell<Offers>({ undo: null, redo: null });
  private done: UndoableAction[] = [];
  private undone: UndoableAction[] = [];
  private model: BoardModel | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** The board is another now: steps may have become possible or impossible. */
  look(model: BoardModel | null): void {
    this.model = model;
    this.keep(this.done, this.undone);
  }

  /** Remembers an action as soon as it is done here; one that the server refuses is dropped again. */
  record(action: UndoableAction, agreed: Promise<boolean>): void {
    this.keep([...this.done.slice(1 - KEPT), action], []);
    this.last = Promise.all([this.last, agreed]);
    void agreed.then((isDone) => {
      this.keep(isDone ? this.done : without(this.done, action), this.undone);
    });
  }

  /** Takes one action back, the last one unless told. @returns its name, or why not; null when there is none */
  undo(wanted?: UndoableAction): Promise<Offer | null> {
    return this.inTurn(async () => {
      const action = wanted ?? this.done.at(-1);
      if (!action || !this.done.includes(action)) return null;
      const offer = this.offerNow(action, action.undo);
      if (offer.fault) return offer;
      this.keep(without(this.done, action), this.undone);
      if (!(await action.undo.run())) return null;
      this.keep(this.done, [...this.undone, action]);
      return offer;
    });
  }

  redo(): Promise<Offer | null> {
    return this.inTurn(async () => {
      const action = this.undone.at(-1);
      if (!action) return null;
      const offer = this.offerNow(action, action.redo);
      if (offer.fault) return offer;
      this.keep(this.done, without(this.undone, action));
      if (!(await action.redo.run())) return null;
      this.keep([...this.done, action], this.undone);
      return offer;
    });
  }

  private offerNow(action: UndoableAction, step: UndoStep): Offer {
    const fault = cutOff();
    return fault ? { name: action.name, fault } : this.offer(action, step);
  }

  private offer(action: UndoableAction, { fault }: UndoStep): Offer {
    return { name: action.name, fault: fault(this.model) };
  }

  private keep(done: UndoableAction[], undone: UndoableAction[]): void {
    [this.done, this.undone] = [done, undone];
    const [back, again] = [done.at(-1), undone.at(-1)];
    const offers: Offers = {
      undo: back ? this.offer(back, back.undo) : null,
      redo: again ? this.offer(again, again.redo) : null,
    };
    if (JSON.stringify(offers) !== JSON.stringify(this.offers.get())) this.offers.set(offers);
  }

  private inTurn(act: () => Promise<Offer | null>): Promise<Offer | null> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => null);
    return turn;
  }
}
