import type { RowId } from '../model/operation-place';
import type { Lifted } from '../model/verdict';

/** A block on its way to another row, and by what: it decides how it is put down again. */
export interface DragSession extends Lifted {
  by: 'pointer' | 'keys' | 'click';
  /** The row over which it hangs. */
  over: RowId | null;
}

/**
 * The one drag session of a board, or none. It lies outside of React: while a block is dragged nothing
 * is rendered but the rows' lights.
 */
export class DragSessionStore {
  private session: DragSession | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Set<() => void>();

  current = (): DragSession | null => this.session;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(session: DragSession): void {
    this.session = session;
    this.tell();
  }

  hover(over: RowId | null): void {
    if (!this.session || this.session.over === over) return;
    this.session = { ...this.session, over };
    this.tell();
  }

  end(): void {
    if (!this.session) return;
    this.session = null;
    this.tell();
    const waiting = [...this.waiting];
    this.waiting.clear();
    waiting.forEach((act) => act());
  }

  /** Acts now, or as soon as nothing is dragged: what is dragged must not be torn away. */
  whenIdle(act: () => void): void {
    if (this.session) this.waiting.add(act);
    else act();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
