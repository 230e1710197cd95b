import { TOO_OLD_TO_UNDO, undoneFrom } from '#kernel/undoing.js';
import { nanoid } from '@reduxjs/toolkit';
import { onSessionChange } from '../../../shared/auth';
import { onFinalAct, pageStore } from '../../../shared/store';
import { toast } from '../../../shared/ui';
import type { BoardModel } from '../model/board-model';
import { isBoardOf } from '../model/placing-fault';
import type { DayKey } from '../model/day-key';
import { cutOff } from './cut-off';
import { forgetSteps, keepSteps, keptSteps } from './kept-undo';
import {
  actionAgreed,
  actionDone,
  actionRefused,
  stackLeft,
  stackRestored,
  stepBegun,
  stepPassed,
  stepRefused,
  stepTaken,
  undoStepsIn,
  type UndoEntry,
  type UndoSteps,
  type UndoWay,
} from './undo-slice';

const OPPOSITE = { undo: 'redo', redo: 'undo' } as const satisfies Record<UndoWay, UndoWay>;

/** The server refused, until somebody puts back what is in the way: the step stays the next one. */
export const LATER = Symbol('later');

/** How actions of one kind are undone and redone, by the plain data remembered of them. */
export interface UndoKind<Data> {
  kind: string;
  /** Resolves to what to remember from now on; null when the server refused; LATER where it may agree again. */
  run: (entry: { data: Data }, way: UndoWay) => Promise<Data | null | typeof LATER>;
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
  /** The board that it was done on, where that is another than the one that is open. */
  elsewhere?: DayKey;
}

/** Done for good: the way back ends here, and says why. */
const FINAL = 'final';

const NOT_FROM_HERE = "It can't be taken back from here.";

/** The one stack of the tab, whatever board its acts were done on. */
const BOARD = 'board';

/** What is under way in a tab, on any of its boards. */
interface UnderWay {
  /** Ids of actions of which the server has not said what became of them. */
  ids: Set<string>;
  last: Promise<unknown>;
}
const ofTabs = new WeakMap<object, UnderWay>();

function underWay(): UnderWay {
  const tab = pageStore();
  const known = ofTabs.get(tab) ?? { ids: new Set(), last: Promise.resolve() };
  ofTabs.set(tab, known);
  return known;
}

onSessionChange((now, before) => {
  if (now && now.userId === before?.userId) return;
  forgetSteps();
  pageStore().dispatch(stackLeft({ stack: BOARD }));
});

interface AnyKind {
  run: (entry: { data: never }, way: UndoWay) => Promise<unknown>;
  fault: (data: never, way: UndoWay, model: BoardModel | null) => string | null;
}

/**
 * Undo and redo on a board, one step after the other, for the tab's whole session, across reloads. What was done is
 * plain data in the tab's state, the same for all boards; how each kind is undone is known here. A step that is impossible now is not tried, and
 * kept until it is possible: asked again, the one before it is next. What is done for good ends the way
 * back. One that the server refuses to undo is forgotten, unless it may agree later.
 */
export class UndoStack {
  /** Its key in the state. */
  readonly id = BOARD;
  private readonly kinds = new Map<string, AnyKind>();
  private model: BoardModel | null = null;

  /** Its page is open: what was done before is known again. */
  enter(): void {
    const steps = keptSteps();
    if (steps) this.tell(stackRestored({ stack: this.id, steps }));
  }

  /** How actions of a kind are undone, also those that were done before a reload. */
  know<Data>(kind: UndoKind<Data>): void {
    this.kinds.set(kind.kind, kind);
  }

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
    this.know(kind);
    const tab = underWay();
    tab.ids.add(id);
    const board = this.model ? boardOf(this.model) : undefined;
    const entry = { id, name, kind: kind.kind, data, at: Date.now(), board };
    this.tell(actionDone({ stack, entry }));
    const settled = agreed.then((known) => {
      tab.ids.delete(id);
      this.tell(
        known === null ? actionRefused({ stack, id }) : actionAgreed({ stack, id, data: known }),
      );
    });
    tab.last = Promise.all([tab.last, settled]);
    return id;
  }

  /**
   * Remembers something that has no way back: undo stops there and says why.
   * @param why a sentence, such as `The email to Gomez can't be taken back.`
   */
  recordFinal(name: string, why: string): void {
    const entry = { id: nanoid(), name, kind: FINAL, data: why, at: Date.now() };
    this.tell(actionDone({ stack: this.id, entry }));
  }

  /** What ended by itself is no action anymore. */
  forget(id: string): void {
    this.tell(actionRefused({ stack: this.id, id }));
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

  /** The last action of a kind that was done in this tab and can be undone; null: none of these. */
  doneOf<Data>({ kind }: UndoKind<Data>, is: (data: Data) => boolean): string | null {
    const { done } = undoStepsIn(pageStore().getState(), this.id);
    return done.findLast((entry) => entry.kind === kind && is(entry.data as Data))?.id ?? null;
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
    const all = way === 'undo' ? done : undone;
    // Nothing before it is ever taken back.
    const entries = all.slice(Math.max(0, all.findLastIndex(isFinal)));
    const isBarred = (entry: UndoEntry): boolean =>
      passed.includes(entry.id) && !isFinal(entry) && this.offer(entry, way, model)?.fault !== null;
    return entries.findLast((entry) => !isBarred(entry)) ?? entries.at(-1);
  }

  /** What a step would be on a board; null when there is none. */
  offer(
    entry: UndoEntry | undefined,
    way: UndoWay,
    model: BoardModel | null = this.model,
  ): Offer | null {
    if (!entry) return null;
    const { name, kind, data, at, board } = entry;
    if (isFinal(entry)) return { name, fault: String(data) };
    const elsewhere = board && model && !isBoardOf(model, board) ? board : undefined;
    if (way === 'undo' && at < undoneFrom(Date.now()))
      return { name, fault: TOO_OLD_TO_UNDO, elsewhere };
    const fault = this.kinds.get(kind)?.fault(data as never, way, model) ?? null;
    return { name, fault, elsewhere };
  }

  private async take(entry: UndoEntry | undefined, way: UndoWay): Promise<Offer | null> {
    if (!entry) return null;
    const { id, name } = entry;
    const kind = this.kinds.get(entry.kind);
    const away = cutOff();
    const offer = away ? { name, fault: away } : this.offer(entry, way);
    const { id: stack } = this;
    if (offer?.fault) {
      if (!away) this.tell(stepPassed({ stack, id }));
      return offer;
    }
    if (!kind) return { name, fault: NOT_FROM_HERE };
    this.tell(stepBegun({ stack, entry }));
    // Its toast would offer Undo again.
    if (way === 'undo') toast.close(id);
    const data = await kind.run({ data: entry.data as never }, way);
    // Where it was before it was tried.
    if (data === LATER) this.tell(stepTaken({ stack, way: OPPOSITE[way], entry }));
    else if (data === null) this.tell(stepRefused({ stack }));
    else this.tell(stepTaken({ stack, way, entry: { ...entry, data } }));
    return data === LATER || data === null ? null : offer;
  }

  private tell(action: { type: string }): void {
    pageStore().dispatch(action);
    keepSteps(undoStepsIn(pageStore().getState(), this.id), underWay().ids);
  }

  private inTurn(act: (steps: UndoSteps) => Promise<Offer | null>): Promise<Offer | null> {
    const tab = underWay();
    const turn = tab.last.then(() => act(undoStepsIn(pageStore().getState(), this.id)));
    tab.last = turn.catch(() => null);
    return turn;
  }
}

const boardOf = ({ view: { day, assignment } }: BoardModel): DayKey => ({
  branchId: assignment.branchId,
  day: day.date,
});

const isFinal = ({ kind }: UndoEntry): boolean => kind === FINAL;

// Wherever in the tab it is done, with a board on that page or none: what was done before ends there.
onFinalAct(({ name, why }) => {
  const stack = new UndoStack();
  // Nothing of what a reload left is lost.
  stack.enter();
  stack.recordFinal(name, why);
});
