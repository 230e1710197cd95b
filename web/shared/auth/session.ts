import { isRole, type Role } from './role';

/** Who is signed in: what the token says, and the roles as the server last told them. */
export interface Session {
  token: string;
  userId: string;
  /** The server reads them anew on every call; those of the token are of the sign-in. */
  roles: Role[];
  /** Milliseconds since the epoch at which the token dies. */
  expires: number;
}

const KEY = 'token';
const ROLES_KEY = 'emma.roles';
const listeners = new Set<() => void>();

interface Remembered {
  token: string | null;
  told: string | null;
  session: Session | null;
}
const NOTHING: Remembered = { token: null, told: null, session: null };
let cached = NOTHING;

const payloadOf = (token: string): Record<string, unknown> | null => {
  try {
    const part = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return null;
  }
};

/** The session that a token stands for; null when it can't be read. */
export function sessionOf(token: string): Session | null {
  const payload = payloadOf(token);
  const userId = payload?.userId;
  if (!payload || typeof userId !== 'string') return null;
  const roles = Array.isArray(payload.roles) ? payload.roles.filter(isRole) : [];
  const expires = typeof payload.exp === 'number' ? payload.exp * 1000 : Number.MAX_SAFE_INTEGER;
  return { token, userId, roles, expires };
}

/** The roles that the server told of this person, if it did since they signed in. */
function toldRoles(told: string | null, userId: string): Role[] | null {
  try {
    const value = JSON.parse(told ?? 'null') as { userId?: unknown; roles?: unknown } | null;
    return value?.userId === userId && Array.isArray(value.roles)
      ? value.roles.filter(isRole)
      : null;
  } catch {
    return null;
  }
}

function sessionWith(token: string | null, told: string | null): Session | null {
  const session = token ? sessionOf(token) : null;
  return session && { ...session, roles: toldRoles(told, session.userId) ?? session.roles };
}

const tell = (): void => listeners.forEach((listener) => listener());

/** The session that is on now, or null; the same object as long as token and roles are the same. */
export function currentSession(): Session | null {
  const token = localStorage.getItem(KEY);
  const told = localStorage.getItem(ROLES_KEY);
  if (token !== cached.token || told !== cached.told)
    cached = { token, told, session: sessionWith(token, told) };
  const { session } = cached;
  return session && session.expires > Date.now() ? session : null;
}

export function startSession(token: string): void {
  localStorage.removeItem(ROLES_KEY);
  localStorage.setItem(KEY, token);
  tell();
}

export function endSession(): void {
  localStorage.removeItem(KEY);
  localStorage.removeItem(ROLES_KEY);
  tell();
}

/** The server says which roles this person has now, which may be others than at the sign-in. */
export function followRoles(userId: string, roles: readonly Role[]): void {
  const session = currentSession();
  if (session?.userId !== userId || sameRoles(session.roles, roles)) return;
  localStorage.setItem(ROLES_KEY, JSON.stringify({ userId, roles }));
  tell();
}

export const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

/** Drops what is remembered of the last token; for tests, which clear the storage by hand. */
export function forgetSession(): void {
  cached = NOTHING;
}

/** Hears of sign-in, sign-out and other roles, also in other tabs. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === ROLES_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
