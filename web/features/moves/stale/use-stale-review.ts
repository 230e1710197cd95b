import { useState } from 'react';
import type { CustomerFormState } from '../form/use-customer-form';

export interface StaleReview {
  /** Someone else saved meanwhile, and the differences have not been settled. */
  isStale: boolean;
  /** The differences are shown once the newer version is there. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Whether the person is looking at what someone else changed; ends as soon as the form is up to
 * date.
 */
export function useStaleReview(
  { base, newer }: CustomerFormState,
  refresh: () => void,
): StaleReview {
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpen = openOver === base.nounce;
  return {
    isStale: newer !== null || isOpen,
    isOpen,
    open: () => {
      setOpenOver(base.nounce);
      if (!newer) refresh();
    },
    close: () => setOpenOver(null),
  };
}
