import type { Role } from '../../shared/auth';

/** What each role is called. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  mover: 'Mover',
  team_lead: 'Team lead',
  sales: 'Sales',
  manager: 'Manager',
  admin: 'Admin',
};
