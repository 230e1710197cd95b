import type { SaveGate } from './saved-first';

/** A customer's page with nothing unsaved by default. */
export const givenGate = (change: Partial<SaveGate> = {}): SaveGate => ({
  version: () => '7',
  unsaved: () => ({ changes: [], locked: [] }),
  save: () => Promise.resolve(true),
  ...change,
});
