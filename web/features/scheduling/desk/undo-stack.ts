import { Cell } from './cell';

/** Something that was done on this page and can be taken back by the opposite calls. */
export interface Deed {
  /** What was done, such as `Gomez to T02`. */
  name: string;
  /** Both resolve to whether the server agreed. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

/** What would be taken back, and what would be done again, by their names. */
export interface UndoNames {
  undo: string | null;
  redo: string | null;
}

const KEPT = 100;

const without = (deeds: readonly Deed[], gone: Deed): Deed[] =>
  deeds.filter((deed) => deed !== gone);

/** Undo and redo of this session, one step after the other. What the server refuses to take back is forgotten. */
export class UndoStack {
  /** For what shows the two ways. */
  readonly names = new Cell<UndoNames>({ undo: null, redo: null });
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private last: Promise<unknown> = Promise.resolve();

  /** Remembers a deed from the moment of the hand on; one that the server refuses is dropped again. */
  did(deed: Deed, agreed: Promise<boolean>): void {
    this.keep([...this.done.slice(1 - KEPT), deed], []);
    this.last = Promise.all([this.last, agreed]);
    void agreed.then((isDone) => {
      if (!isDone) this.keep(without(this.done, deed), this.undone);
    });
  }

  /** Takes one deed back, the last one unless told. @returns its name, null when there is nothing to take back. */
  undo(wanted?: Deed): Promise<string | null> {
    return this.inTurn(async () => {
      const deed = wanted ?? this.done.at(-1);
      if (!deed || !this.done.includes(deed)) return null;
      this.keep(without(this.done, deed), this.undone);
      if (!(await deed.undo())) return null;
      this.keep(this.done, [...this.undone, deed]);
      return deed.name;
    });
  }

  redo(): Promise<string | null> {
    return this.inTurn(async () => {
      const deed = this.undone.at(-1);
      if (!deed) return null;
      this.keep(this.done, without(this.undone, deed));
      if (!(await deed.redo())) return null;
      this.keep([...this.done, deed], this.undone);
      return deed.name;
    });
  }

  private keep(done: Deed[], undone: Deed[]): void {
    [this.done, this.undone] = [done, undone];
    this.names.set({ undo: done.at(-1)?.name ?? null, redo: undone.at(-1)?.name ?? null });
  }

  private inTurn(act: () => Promise<string | null>): Promise<string | null> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => null);
    return turn;
  }
}
