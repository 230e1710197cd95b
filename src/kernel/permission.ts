/** What a route may require of its caller (R-ACCESS-10); `open` needs no sign-in at all. */
export const PERMISSION_KEYS = [
  'open',
  'self',
  'read',
  'sell',
  'dispatch',
  'trucks',
  'admin',
] as const;
export type PermissionKey = (typeof PERMISSION_KEYS)[number];

interface RoleDescription {
  /** What people call it. */
  label: string;
  holds: readonly Exclude<PermissionKey, 'open'>[];
}

/** The roles of the company, in the order in which they are listed; an employee has one or more. */
const DESCRIBED = {
  mover: { label: 'Mover', holds: ['self', 'read'] },
  team_lead: { label: 'Team lead', holds: ['self', 'read'] },
  sales: { label: 'Sales', holds: ['self', 'read', 'sell'] },
  manager: { label: 'Manager', holds: ['self', 'read', 'sell', 'dispatch', 'trucks'] },
  admin: { label: 'Admin', holds: ['self', 'read', 'sell', 'dispatch', 'trucks', 'admin'] },
} as const satisfies Record<string, RoleDescription>;

export type Role = keyof typeof DESCRIBED;
export const ROLES = Object.keys(DESCRIBED) as readonly Role[];

const descriptions = new Map<string, RoleDescription>(Object.entries(DESCRIBED));

/**
 * The keys of a role; none for a role that only a newer release knows, which may run next to this
 * one.
 */
export const keysOf = (role: Role): readonly PermissionKey[] => descriptions.get(role)?.holds ?? [];

export const roleLabel = (role: Role): string => descriptions.get(role)?.label ?? role;

/** Several roles as people read them: `Mover, Team lead`. */
export const roleLabels = (roles: readonly Role[]): string => roles.map(roleLabel).join(', ');
