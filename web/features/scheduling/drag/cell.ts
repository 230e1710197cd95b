import { useSyncExternalStore } from 'react';

/** A value outside of React that parts of a board listen to, each to the part that it shows. */
export class Cell<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: T) {}

  get = (): T => this.value;

  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.listeners.forEach((listener) => listener());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What `select` picks from a cell; it must give the same value for the same state. */
export const useCell = <T, S>(cell: Cell<T>, select: (value: T) => S): S =>
  useSyncExternalStore(cell.subscribe, () => select(cell.get()));
