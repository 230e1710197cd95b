import { startTransition, useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/**
 * Whether it is known and may be drawn. What is large is drawn after what is around it, and in steps of a
 * few milliseconds between which the page answers; an answer from the server alone would be drawn
 * in one piece.
 */
export function useDeferredRender(isKnown: boolean): boolean {
  return useDeferredValue(isKnown) && isKnown;
}

export interface DeferredRenderProps {
  /** How many drawings later; what is next to each other in the same turn is drawn together. */
  turns?: number;
  /** Takes its place until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** A part of a page that is drawn once what is around it is on screen. */
export function DeferredRender({
  turns = 1,
  before = null,
  children,
}: DeferredRenderProps): ReactNode {
  const [turn, setTurn] = useState(0);
  // Not a deferred value: within what is drawn later itself, that is not deferred again.
  useEffect(() => {
    if (turn < turns) startTransition(() => setTurn(turn + 1));
  }, [turn, turns]);
  return turn < turns ? before : children;
}
