import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type Session } from './session';

/** The signed-in person's session, or null; follows sign-in and sign-out, also of other tabs. */
export const useSession = (): Session | null =>
  useSyncExternalStore(onSessionChange, currentSession);
