import { isRole, type Role } from './role';

/** What the signed-in person's token says; the server reads the roles anew on every call. */
export interface Session {
  token: string;
  userId: string;
  roles: Role[];
  /** Milliseconds since the epoch at which the token dies. */
  expires: number;
}

const KEY = 'token';
const listeners = new Set<() => void>();
let cached: { token: string | null; session: Session | null } = { token: null, session: null };

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

const tell = (): void => listeners.forEach((listener) => listener());

/** The session that is on now, or null; the same object as long as the token is the same. */
export function currentSession(): Session | null {
  const token = localStorage.getItem(KEY);
  if (token !== cached.token) cached = { token, session: token ? sessionOf(token) : null };
  const { session } = cached;
  return session && session.expires > Date.now() ? session : null;
}

export function startSession(token: string): void {
  localStorage.setItem(KEY, token);
  tell();
}

export function endSession(): void {
  localStorage.removeItem(KEY);
  tell();
}

/** Drops what is remembered of the last token; for tests, which clear the storage by hand. */
export function forgetSession(): void {
  cached = { token: null, session: null };
}

/** Also hears of other tabs that sign in or out. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
