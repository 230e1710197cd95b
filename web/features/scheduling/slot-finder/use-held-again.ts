import { useEffect } from 'react';
import type { HoldView } from '#modules/scheduling/contract/holds.view.js';
import { listen } from '../../../shared/store';
import { useLatest } from '../../../shared/ui';
import { isResumed } from '../api/holds-api';

/**
 * Hears that Undo holds a time again which was given back.
 * @param onBack of an effect; what its page does with it
 */
export function useHeldAgain(onBack: (hold: HoldView) => void): void {
  const tell = useLatest(onBack);
  useEffect(() => listen({ matcher: isResumed, effect: ({ payload }) => tell(payload) }), [tell]);
}
