import { isRole, type Role, sessionOf, type Session } from './session';

const KEY = 'token';
const ROLES_KEY = 'emma.roles';

/** This person's roles, if the server sent them since the sign-in. */
function rolesIn(userId: string): Role[] | null {
  try {
    const told = localStorage.getItem(ROLES_KEY) ?? 'null';
    const value = JSON.parse(told) as { userId?: unknown; roles?: unknown } | null;
    return value?.userId === userId && Array.isArray(value.roles)
      ? value.roles.filter(isRole)
      : null;
  } catch {
    return null;
  }
}

/** The token that calls are sent with; it is stored in this browser and nowhere else. */
export const keptToken = (): string | null => localStorage.getItem(KEY);

/** The session stored in this browser. */
export function keptSession(): Session | null {
  const token = keptToken();
  const session = token ? sessionOf(token) : null;
  return session && { ...session, roles: rolesIn(session.userId) ?? session.roles };
}

export function keepToken(token: string | null): void {
  localStorage.removeItem(ROLES_KEY);
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
}

export const keepRoles = (userId: string, roles: readonly Role[]): void =>
  localStorage.setItem(ROLES_KEY, JSON.stringify({ userId, roles }));

export const isOfSession = ({ key }: StorageEvent): boolean =>
  key === KEY || key === ROLES_KEY || key === null;
