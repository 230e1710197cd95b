import { useCallback, useContext, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom';
import { confirm, useLatest } from '../ui';
import { LeaveGuardsContext, type LeaveGuard } from './leave-guards';

export interface LeaveBlock extends LeaveGuard {
  /** Whether closing or reloading the window asks too. */
  guardsWindow: boolean;
}

/**
 * Blocks a navigation until `ask` is answered.
 * @returns releases the page for good: everything is saved, though the form has not rendered it yet
 */
export function useLeaveBlock({ leaves, ask, guardsWindow }: LeaveBlock): () => void {
  const guards = useContext(LeaveGuardsContext);
  const released = useRef(false);
  const leavesNow = useLatest(leaves);
  const askNow = useLatest(ask);
  useEffect(
    () =>
      guards?.add({
        leaves: (to, from) => !released.current && leavesNow(to, from),
        ask: () => askNow(),
      }),
    [guards, leavesNow, askNow],
  );
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

const isOtherPath = (to: Location, from: Location): boolean => to.pathname !== from.pathname;

/**
 * Asks before the page is left, naming the reasons; with none it does not ask, also when the last
 * one goes while it asks, as when an email turns out to be sent.
 * @param leaves whether going there counts as leaving; changes of the address' query do not, unless it says so
 * @param onAsked called when somebody has answered
 * @returns like useLeaveBlock
 */
export function useLeaveGuard(
  reasons: readonly string[],
  leaves: LeaveGuard['leaves'] = isOtherPath,
  onAsked: () => void = () => undefined,
): () => void {
  const isGroundless = reasons.length === 0;
  const asking = useRef<AbortController | null>(null);
  useEffect(() => {
    if (isGroundless) asking.current?.abort();
  }, [isGroundless]);
  return useLeaveBlock({
    guardsWindow: !isGroundless,
    leaves: (to, from) => !isGroundless && leaves(to, from),
    ask: async () => {
      // Between the click and the question the last reason may have gone.
      if (isGroundless) return true;
      asking.current = new AbortController();
      const answer = await confirm({
        title: 'Leave this page?',
        message: reasons,
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        danger: true,
        groundless: asking.current.signal,
      });
      onAsked();
      return answer;
    },
  });
}

/**
 * For a write that leads to a page of what it makes: asks whether this page may be left before
 * anything is written, since who stays then wants nothing made.
 * @returns null where the person stays, else what goes there without asking again
 */
export function useLeaveFirst(): (
  /** Any page of that kind: which one is not known yet. */
  alike: string,
  options?: NavigateOptions,
) => Promise<((path: string) => Promise<void>) | null> {
  const guards = useContext(LeaveGuardsContext);
  const navigate = useNavigate();
  const from = useLocation();
  return async (alike, options = {}) => {
    const to = { ...from, pathname: alike, search: '', state: options.state as unknown };
    if (guards && !(await guards.ask(to, from))) return null;
    return async (path) => {
      guards?.letGo(path);
      await navigate(path, options);
    };
  };
}
