/** Something that was done on this page and can be taken back by the opposite calls. */
export interface Deed {
  /** What was done, such as `Gomez to T02`. */
  name: string;
  /** Both resolve to whether the server agreed. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

const KEPT = 100;

/** Undo and redo of this session, one step after the other. What the server refuses to take back is forgotten. */
export class UndoStack {
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private last: Promise<unknown> = Promise.resolve();

  /** Remembers a deed from the moment of the hand on; one that the server refuses is dropped again. */
  did(deed: Deed, agreed: Promise<boolean>): void {
    this.done = [...this.done.slice(1 - KEPT), deed];
    this.undone = [];
    this.last = Promise.all([this.last, agreed]);
    void agreed.then((isDone) => {
      if (!isDone) this.done = this.done.filter((other) => other !== deed);
    });
  }

  /** Takes one deed back, the last one unless told. @returns its name, null when there is nothing to take back. */
  undo(wanted?: Deed): Promise<string | null> {
    return this.inTurn(async () => {
      const deed = wanted ?? this.done.at(-1);
      if (!deed || !this.done.includes(deed)) return null;
      this.done = this.done.filter((other) => other !== deed);
      if (!(await deed.undo())) return null;
      this.undone.push(deed);
      return deed.name;
    });
  }

  redo(): Promise<string | null> {
    return this.inTurn(async () => {
      const deed = this.undone.pop();
      if (!deed || !(await deed.redo())) return null;
      this.done.push(deed);
      return deed.name;
    });
  }

  private inTurn(act: () => Promise<string | null>): Promise<string | null> {
    const turn = this.last.then(act);
    this.last = turn.catch(() => null);
    return turn;
  }
}
