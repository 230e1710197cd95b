import type { BoardModel } from '../model/board-model';
import { Cell } from './cell';
import { cutOff } from './cut-off';

/** One way of a deed: back, or once more. */
export interface Way {
  /** Resolves to whether the server agreed. */
  go: () => Promise<boolean>;
  /** Why it can't work on the board as it is now, as a sentence; null when it can, as far as is known. */
  fault: (model: BoardModel | null) => string | null;
}

/** Something that was done on this page and can be taken back by the opposite calls. */
export interface Deed {
  /** What was done, such as `Gomez to T02`. */
  name: string;
  undo: Way;
  redo: Way;
}

/** A way that is next, by its deed's name. */
export interface Offer {
  name: string;
  /** Why it is not to be had now. */
  fault: string | null;
}

/** What would be taken back, and what would be done again. */
export interface Offers {
  undo: Offer | null;
  redo: Offer | null;
}

const KEPT = 100;

const without = (deeds: readonly Deed[], gone: Deed): Deed[] =>
  deeds.filter((deed) => deed !== gone);

/**
 * Undo and redo of this session, one step after the other. What can't work now is not tried, and kept
 * for when it can; what the server refuses to take back is forgotten.
 */
export class UndoStack {
  /** For what shows the two ways. */
  readonly offers = new Cell<Offers>({ undo: null, redo: null });
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private model: BoardModel | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** The board is another now: ways may have opened or closed. */
  look(model: BoardModel | null): void {
    this.model = model;
    this.keep(this.done, this.undone);
  }

  /** Remembers a deed from the moment of the hand on; one that the server refuses is dropped again. */
  did(deed: Deed, agreed: Promise<boolean>): void {
    this.keep([...this.done.slice(1 - KEPT), deed], []);
    this.last = Promise.all([this.last, agreed]);
    void agreed.then((isDone) => {
      this.keep(isDone ? this.done : without(this.done, deed), this.undone);
    });
  }

  /** Takes one deed back, the last one unless told. @returns its name, or why not; null when there is none */
  undo(wanted?: Deed): Promise<Offer | null> {
    return this.inTurn(async () => {
      const deed = wanted ?? this.done.at(-1);
      if (!deed || !this.done.includes(deed)) return null;
      const offer = this.offerNow(deed, deed.undo);
      if (offer.fault) return offer;
      this.keep(without(this.done, deed), this.undone);
      if (!(await deed.undo.go())) return null;
      this.keep(this.done, [...this.undone, deed]);
      return offer;
    });
  }

  redo(): Promise<Offer | null> {
    return this.inTurn(async () => {
      const deed = this.undone.at(-1);
      if (!deed) return null;
      const offer = this.offerNow(deed, deed.redo);
      if (offer.fault) return offer;
      this.keep(this.done, without(this.undone, deed));
      if (!(await deed.redo.go())) return null;
      this.keep([...this.done, deed], this.undone);
      return offer;
    });
  }

  private offerNow(deed: Deed, way: Way): Offer {
    const fault = cutOff();
    return fault ? { name: deed.name, fault } : this.offer(deed, way);
  }

  private offer(deed: Deed, { fault }: Way): Offer {
    return { name: deed.name, fault: fault(this.model) };
  }

  private keep(done: Deed[], undone: Deed[]): void {
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
