import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { currentSession } from '../auth';
import { confirm } from '../ui';

export interface LeaveBlock {
  /** Whether going there counts as leaving; called with every navigation. */
  leaves: (to: Location, from: Location) => boolean;
  /** Asks the person; true goes on. */
  ask: () => Promise<boolean>;
  /** Whether closing or reloading the window asks too. */
  guardsWindow: boolean;
}

/**
 * Blocks a navigation until `ask` is answered. A page may have one of these or a leave guard, not
 * both.
 * @returns releases the page for good: everything is saved, though the form has not rendered it yet
 */
export function useLeaveBlock({ leaves, ask, guardsWindow }: LeaveBlock): () => void {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !released.current &&
      // Someone who is no longer signed in must sign in first; drafts stay in the tab.
      currentSession() !== null &&
      leaves(nextLocation, currentLocation),
  );
  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await ask()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);
  useEffect(() => {
    if (!guardsWindow) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [guardsWindow]);
  return useCallback(() => {
    released.current = true;
  }, []);
}

/**
 * Asks before the page is left, naming the reasons; with none it does not ask, also when the last
 * one goes while it asks, as when an e-mail turns out to be sent. Changes of the address' query do
 * not count as leaving.
 * @returns like useLeaveBlock
 */
export function useLeaveGuard(reasons: readonly string[]): () => void {
  const isGroundless = reasons.length === 0;
  const asking = useRef<AbortController | null>(null);
  useEffect(() => {
    if (isGroundless) asking.current?.abort();
  }, [isGroundless]);
  return useLeaveBlock({
    guardsWindow: !isGroundless,
    leaves: (to, from) => !isGroundless && to.pathname !== from.pathname,
    ask: async () => {
      // Between the click and the question the last reason may have gone.
      if (isGroundless) return true;
      asking.current = new AbortController();
      return confirm({
        title: 'Leave this page?',
        message: reasons,
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        danger: true,
        groundless: asking.current.signal,
      });
    },
  });
}
