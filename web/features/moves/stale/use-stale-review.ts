import { useEffect, useState } from 'react';
import type { CustomerFormState } from '../form/use-customer-form';

export interface StaleReview {
  /** Someone else saved meanwhile, and the differences have not been settled. */
  isStale: boolean;
  /** The differences are shown once the newer version is there. */
  isOpen: boolean;
  /** Shows them where the newer version is there, or once it is. */
  show: () => void;
  /** The same, and loads the newer version if it is not there. */
  open: () => void;
  close: () => void;
}

/**
 * Whether the person is looking at what someone else changed; ends as soon as the form is up to
 * date.
 */
export function useStaleReview(
  { base, newer, settleAlone }: CustomerFormState,
  refresh: () => void,
): StaleReview {
  const [openOver, setOpenOver] = useState<string | null>(null);
  const isOpen = openOver === base.nounce;
  // Where both changed nothing, there is nothing to ask.
  useEffect(() => {
    if (isOpen && newer) settleAlone();
  }, [isOpen, newer, settleAlone]);
  const show = (): void => setOpenOver(base.nounce);
  return {
    isStale: newer !== null || isOpen,
    isOpen,
    show,
    open: () => {
      show();
      if (!newer) refresh();
    },
    close: () => setOpenOver(null),
  };
}
