import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { useState } from 'react';

/** Keeps the last value, and gives from a next one only what differs: what is equal stays the same object. */
function sharing<T>(): (next: T) => T {
  let kept: unknown;
  return (next) => (kept = copyWithStructuralSharing<T>(kept, next)) as T;
}

/**
 * A value of which equal parts are the same objects from one render to the next, so that whoever shows one
 * of them is drawn again only when it changed.
 */
export function useShared<T>(next: T): T {
  const [share] = useState(() => sharing<T>());
  return share(next);
}
