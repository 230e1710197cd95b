import type { RowId } from '../model/place';
import type { Held } from './held';

/**
 * What the person holds over a board. It lies outside of React: while a block is dragged nothing is
 * rendered but the rows' lights.
 */
export class Hand {
  private held: Held | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly releases = new Set<() => void>();

  current = (): Held | null => this.held;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  take(held: Held): void {
    this.held = held;
    this.tell();
  }

  hover(over: RowId | null): void {
    if (!this.held || this.held.over === over) return;
    this.held = { ...this.held, over };
    this.tell();
  }

  release(): void {
    if (!this.held) return;
    this.held = null;
    this.tell();
    const waiting = [...this.releases];
    this.releases.clear();
    waiting.forEach((act) => act());
  }

  /** Acts now, or as soon as the hand is empty: what is in it must not be torn away. */
  whenEmpty(act: () => void): void {
    if (this.held) this.releases.add(act);
    else act();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
