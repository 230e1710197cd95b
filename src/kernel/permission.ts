/** Who someone is to the company; an employee has one or more. */
export const ROLES = ['mover', 'team_lead', 'sales', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The keys of the role matrix (R-ACCESS-10); the table itself is access/contract. */
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
