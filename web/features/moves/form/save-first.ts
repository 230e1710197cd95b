import type { CustomerView } from '#modules/moves/contract/customer.view.js';

/** The customer as it is stored once everything that can be saved is. */
export interface SavedFirst {
  customer: CustomerView;
  /** False: nothing was unsaved. */
  didSave: boolean;
}

/**
 * Saves what is typed before something happens that depends on what is stored. Null if it was not
 * saved: the reason is on screen, and that something must not happen.
 */
export type SaveFirst = () => Promise<SavedFirst | null>;
