import { createSlice, isAnyOf, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { listen, pageStore, rootReducer } from '../store';
import { isOfSession, keepRoles, keepToken, keptSession, keptToken } from './kept-session';
import type { Role } from './session';
import { sameRoles, type Session } from './session';

interface SessionState {
  /** Who is signed in; null: nobody. The session may have expired since. */
  who: Session | null;
}

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ who: keptSession() }),
  reducers: {
    sessionStarted: (_state, { payload }: PayloadAction<Session | null>) => ({ who: payload }),
    sessionEnded: () => ({ who: null }),
    rolesTold: ({ who }, { payload }: PayloadAction<readonly Role[]>) => {
      if (who) who.roles = [...payload];
    },
    /** Another tab signed in or out, or got other roles. */
    sessionChangedElsewhere: (_state, { payload }: PayloadAction<Session | null>) => ({
      who: payload,
    }),
    /** The server may see this tab's person differently and must be asked. */
    sessionDoubted: () => undefined,
  },
  selectors: {
    sessionIn: ({ who }) => (who && who.expires > Date.now() ? who : null),
    whoIn: ({ who }) => who,
  },
});

const { sessionStarted, sessionEnded, rolesTold, sessionChangedElsewhere } = slice.actions;
export const { sessionDoubted } = slice.actions;
const { sessionIn, whoIn } = slice.injectInto(rootReducer).selectors;
export { sessionIn };

/** The present session, or null. */
export const currentSession = (): Session | null => sessionIn(pageStore().getState());

/** The token of this person's calls; null when nobody is signed in. */
export const currentToken = (): string | null => (currentSession() ? keptToken() : null);

// The state reads what is stored when it is created: so create the store before storing anything
// else.

export function startSession(token: string): void {
  const { dispatch } = pageStore();
  keepToken(token);
  dispatch(sessionStarted(keptSession()));
}

export function endSession(): void {
  const { dispatch } = pageStore();
  keepToken(null);
  dispatch(sessionEnded());
}

/** The server says which roles this person has now, which may differ from those at sign-in. */
export function followRoles(userId: string, roles: readonly Role[]): void {
  const session = currentSession();
  if (session?.userId !== userId || sameRoles(session.roles, roles)) return;
  keepRoles(userId, roles);
  pageStore().dispatch(rolesTold(roles));
}

/** Signing in or out in one tab does so in all of them. */
export function followSessionOfOtherTabs(dispatch: Dispatch): void {
  window.addEventListener('storage', (event) => {
    if (isOfSession(event)) dispatch(sessionChangedElsewhere(keptSession()));
  });
}

/**
 * Calls back on sign-in, sign-out and new roles, also in other tabs.
 * @returns what stops it
 */
export const onSessionChange = (
  act: (now: Session | null, before: Session | null) => void,
): (() => void) =>
  listen({
    matcher: isAnyOf(sessionStarted, sessionEnded, rolesTold, sessionChangedElsewhere),
    effect: (_action, { getState, getOriginalState }) =>
      act(sessionIn(getState()), whoIn(getOriginalState())),
  });

/**
 * Calls back when the server must be asked who this is: a role was missing, or the live connection
 * was ended.
 */
export const onSessionDoubted = (act: () => void): (() => void) =>
  listen({ actionCreator: sessionDoubted, effect: act });
