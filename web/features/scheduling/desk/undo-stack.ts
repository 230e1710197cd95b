/** Something that was done on this page and can be taken back by the opposite calls. */
export interface Deed {
  /** What was done, such as `Gomez to T02`. */
  name: string;
  /** Both resolve to whether the server agreed. */
  undo: () => Promise<boolean>;
  redo: () => Promise<boolean>;
}

const KEPT = 100;

/** Undo and redo of this session. What the server refuses to take back is forgotten. */
export class UndoStack {
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private busy = false;

  did(deed: Deed): void {
    this.done = [...this.done.slice(1 - KEPT), deed];
    this.undone = [];
  }

  /** Takes one deed back, the last one unless told. @returns its name, null when there is nothing to take back. */
  undo(deed: Deed | undefined = this.done.at(-1)): Promise<string | null> {
    if (!deed || !this.done.includes(deed)) return Promise.resolve(null);
    return this.turn(async () => {
      this.done = this.done.filter((other) => other !== deed);
      if (!(await deed.undo())) return null;
      this.undone.push(deed);
      return deed.name;
    });
  }

  redo(): Promise<string | null> {
    const deed = this.undone.at(-1);
    if (!deed) return Promise.resolve(null);
    return this.turn(async () => {
      this.undone = this.undone.slice(0, -1);
      if (!(await deed.redo())) return null;
      this.done.push(deed);
      return deed.name;
    });
  }

  private async turn(act: () => Promise<string | null>): Promise<string | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await act();
    } finally {
      this.busy = false;
    }
  }
}
