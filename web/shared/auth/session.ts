import { ROLES, type Role } from '#kernel/permission.js';

export type { Role };

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** Who is signed in, and the roles as the server last sent them. The token is stored separately. */
export interface Session {
  userId: string;
  /** The server reads them again on every call; those in the token are from the sign-in. */
  roles: Role[];
  /** Milliseconds since the epoch at which the token expires. */
  expires: number;
}

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

/** The session in a token; null when it cannot be read. */
export function sessionOf(token: string): Session | null {
  const payload = payloadOf(token);
  const userId = payload?.userId;
  if (!payload || typeof userId !== 'string') return null;
  const roles = Array.isArray(payload.roles) ? payload.roles.filter(isRole) : [];
  const expires = typeof payload.exp === 'number' ? payload.exp * 1000 : Number.MAX_SAFE_INTEGER;
  return { userId, roles, expires };
}

export const sameRoles = (some: readonly Role[], others: readonly Role[]): boolean =>
  [...some].sort().join() === [...others].sort().join();
