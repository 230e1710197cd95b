import { nanoid } from '@reduxjs/toolkit';
import { pageStore } from '../../../shared/store';
import { toast } from '../../../shared/ui';
import type { BoardModel } from '../model/board-model';
import { cutOff } from './cut-off';
import {
  actionAgreed,
  actionDone,
  actionRefused,
  stackLeft,
  stepBegun,
  stepPassed,
  stepRefused,
  stepTaken,
  undoStepsIn,
  type UndoEntry,
  type UndoSteps,
  type UndoWay,
} from './undo-slice';

/** How actions of one kind are undone and redone, by the plain data remembered of them. */
export interface UndoKind<Data> {
  kind: string;
  /** Resolves to what to remember from now on; null when the server refused. */
  run: (entry: { data: Data }, way: UndoWay) => Promise<Data | null>;
  /**
   * Why it is impossible on the board as it is now, as a sentence; null when it is possible, as far
   * as known.
   */
  fault: (data: Data, way: UndoWay, model: BoardModel | null) => string | null;
}

/** An action as it is done. */
export interface Doing<Data> {
  name: string;
  data: Data;
  /** Resolves as `run` does. */
  agreed: Promise<Data | null>;
}

/** The next step, by its action's name. */
export interface Offer {
  name: string;
  /** Why it cannot be taken now. */
  fault: string | null;
}

interface AnyKind {
  run: (entry: { data: never }, way: UndoWay) => Promise<unknown>;
  fault: (data: never, way: UndoWay, model: BoardModel | null) => string | null;
}

/**
 * Undo and redo of one page, one step after the other. What was done is plain data in the page's
 * state; how each kind is undone is known here. A step that is impossible now is not tried, and
 * kept until it is possible: asked again, the one before it is next. One that the server refuses to
 * undo is forgotten.
 */
export class UndoStack {
  /** Its key in the state. */
  readonly id = nanoid();
  private readonly kinds = new Map<string, AnyKind>();
  private model: BoardModel | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** The board has changed: steps may have become possible or impossible. */
  look(model: BoardModel | null): void {
    this.model = model;
  }

  /**
   * Remembers an action as soon as it is done here; one that the server refuses is dropped again.
   * @returns its id, also for a toast that offers Undo: it closes as soon as the action is undone
   */
  record<Data>(kind: UndoKind<Data>, { name, data, agreed }: Doing<Data>): string {
    const [id, stack] = [nanoid(), this.id];
    // The newest one of a kind knows the page as it is.
    this.kinds.set(kind.kind, kind);
    this.tell(actionDone({ stack, entry: { id, name, kind: kind.kind, data } }));
    const settled = agreed.then((known) =>
      this.tell(
        known === null ? actionRefused({ stack, id }) : actionAgreed({ stack, id, data: known }),
      ),
    );
    this.last = Promise.all([this.last, settled]);
    return id;
  }

  /**
   * Undoes one action, the last one by default.
   * @returns its name, or why not; null when there is none
   */
  undo(wanted?: string): Promise<Offer | null> {
    return this.inTurn((steps) => {
      const asked = steps.done.find(({ id }) => id === wanted);
      return this.take(wanted === undefined ? this.next(steps, 'undo') : asked, 'undo');
    });
  }

  redo(): Promise<Offer | null> {
    return this.inTurn((steps) => this.take(this.next(steps, 'redo'), 'redo'));
  }

  /** The last one, but for those that are still impossible and of which that was said. */
  next(
    { done, undone, passed }: UndoSteps,
    way: UndoWay,
    model: BoardModel | null = this.model,
  ): UndoEntry | undefined {
    const entries = way === 'undo' ? done : undone;
    const isBarred = (entry: UndoEntry): boolean =>
      passed.includes(entry.id) && this.offer(entry, way, model)?.fault !== null;
    return entries.findLast((entry) => !isBarred(entry)) ?? entries.at(-1);
  }

  /** What a step would be on a board; null when there is none. */
  offer(
    entry: UndoEntry | undefined,
    way: UndoWay,
    model: BoardModel | null = this.model,
  ): Offer | null {
    if (!entry) return null;
    const fault = this.kinds.get(entry.kind)?.fault(entry.data as never, way, model) ?? null;
    return { name: entry.name, fault };
  }

  /** The page is left: nothing can be undone anymore. */
  leave(): void {
    this.tell(stackLeft({ stack: this.id }));
  }

  private async take(entry: UndoEntry | undefined, way: UndoWay): Promise<Offer | null> {
    const kind = entry && this.kinds.get(entry.kind);
    if (!kind) return null;
    const { id, name } = entry;
    const away = cutOff();
    const offer = away ? { name, fault: away } : this.offer(entry, way);
    const { id: stack } = this;
    if (offer?.fault) {
      if (!away) this.tell(stepPassed({ stack, id }));
      return offer;
    }
    this.tell(stepBegun({ stack, entry }));
    // Its toast would offer Undo again.
    if (way === 'undo') toast.close(id);
    const data = await kind.run({ data: entry.data as never }, way);
    this.tell(
      data === null ? stepRefused({ stack }) : stepTaken({ stack, way, entry: { ...entry, data } }),
    );
    return data === null ? null : offer;
  }

  private tell(action: { type: string }): void {
    pageStore().dispatch(action);
  }

  private inTurn(act: (steps: UndoSteps) => Promise<Offer | null>): Promise<Offer | null> {
    const turn = this.last.then(() => act(undoStepsIn(pageStore().getState(), this.id)));
    this.last = turn.catch(() => null);
    return turn;
  }
}
