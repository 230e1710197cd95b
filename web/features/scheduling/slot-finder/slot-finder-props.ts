import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { Day } from '../../../shared/format';

/** Whose time is looked for, and how the page around stores it. */
export interface Customers {
  /** As a save would store it. */
  customer: CustomerView;
  /** As it is stored. */
  stored: CustomerView;
  /** The day on screen. */
  activityId: string;
  /** Saves what is typed; null if it was not saved, which is shown then. */
  saveFirst: () => Promise<{ customer: CustomerView; didSave: boolean } | null>;
  /** Runs a write of the page's own, whose result is no news to it. */
  write: <T extends { nounce: string }>(call: () => Promise<T>) => Promise<T>;
}

/** What the page's own button does here: holds the chosen time, or books what is held. */
export interface FinderOffer {
  /** None where there is no time to offer. */
  trucks: readonly string[];
  holds: boolean;
  /** Resolves once it is held or booked, or was refused. */
  book: () => Promise<void>;
}

export interface SlotFinderProps extends Customers {
  /** Counts how often it was asked for: each time it gets the focus. */
  asked: number;
  /** A free time on it was looked for before, and the search begins with it; without one around the day on screen. */
  askedDay?: Day | null;
  onClose: () => void;
  onOffer?: (offer: FinderOffer | null) => void;
}
