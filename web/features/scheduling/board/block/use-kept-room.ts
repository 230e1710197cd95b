import { useState, type PointerEvent } from 'react';

/** The room of what goes once it is pressed, while the pointer still lies there. */
export interface KeptRoom {
  /** In px; null where nothing is kept. */
  height: number | null;
  /** From now on it is no lower, whatever is left of it: what is below stays from under the pointer. */
  keep: (event: PointerEvent<HTMLElement>) => void;
  free: () => void;
}

/** Keeps room where somebody pressed, until they are done there. Keys press nothing that lies below. */
export function useKeptRoom(): KeptRoom {
  const [height, setHeight] = useState<number | null>(null);
  return {
    height,
    keep: ({ currentTarget }) => setHeight(currentTarget.getBoundingClientRect().height),
    free: () => setHeight(null),
  };
}
