import {
  createContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type JSX,
  type ReactNode,
} from 'react';
import { useBlocker, useLocation, type Location } from 'react-router-dom';
import { currentSession } from '../auth';

/** Something that asks before the page is left. */
export interface LeaveGuard {
  /** Whether going there counts as leaving; called with every navigation. */
  leaves: (to: Location, from: Location) => boolean;
  /** Asks the person; true goes on. */
  ask: () => Promise<boolean>;
}

/** The guards of everything that is on the screen, the page beneath before the one over it. */
export class LeaveGuards {
  private readonly all = new Set<LeaveGuard>();
  /** The path that the person agreed to go to. */
  private agreed: string | null = null;

  /** @returns what takes the guard away */
  add(guard: LeaveGuard): () => void {
    this.all.add(guard);
    return () => void this.all.delete(guard);
  }

  against(to: Location, from: Location): LeaveGuard[] {
    if (to.pathname === this.agreed) return [];
    return [...this.all].filter((guard) => guard.leaves(to, from));
  }

  /** Asks all whom it concerns; false as soon as the person wants to stay. */
  async ask(to: Location, from: Location): Promise<boolean> {
    for (const guard of this.against(to, from)) {
      if (!(await guard.ask())) return false;
    }
    return true;
  }

  /** Asks nobody about going to a path; null: about none. */
  letGo(pathname: string | null): void {
    this.agreed = pathname;
  }
}

export const LeaveGuardsContext = createContext<LeaveGuards | null>(null);

/**
 * Holds a navigation until every guard that it concerns has let it go. The router knows only one
 * blocker, and two pages may be on the screen.
 */
export function LeaveHost({ children }: { children: ReactNode }): JSX.Element {
  const [guards] = useState(() => new LeaveGuards());
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Someone who is no longer signed in must sign in first; drafts stay in the tab.
      currentSession() !== null && guards.against(nextLocation, currentLocation).length > 0,
  );
  const isAsking = useRef(false);
  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const leaves = await guards.ask(blocker.location, here);
    isAsking.current = false;
    if (leaves) blocker.proceed();
    else blocker.reset();
  });
  // Who stays and wants to leave again at once is held by another navigation before this is drawn again.
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state, blocker.location]);
  useEffect(() => guards.letGo(null), [guards, here.pathname]);
  return <LeaveGuardsContext value={guards}>{children}</LeaveGuardsContext>;
}
