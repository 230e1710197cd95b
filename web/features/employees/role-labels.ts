import type { Role } from '../../shared/auth/index';

/** What each role is called. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  mover: 'Mover',
  team_lead: 'Team lead',
  sales: 'Sales',
  manager: 'Manager',
  admin: 'Admin',
};
