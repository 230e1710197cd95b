import type { Role } from '#kernel/permission.js';
import type { Chance } from './chance.js';
import type { DemoBranch } from './company.js';
import { FIRST_NAMES, LAST_NAMES } from './company.js';

/** One employee of the demo company. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  roles: Role[];
}

/** The five people that a newcomer signs in as, at the first branch. */
export const SIGN_IN_PEOPLE: readonly DemoPerson[] = [
  { firstName: 'Alex', lastName: 'Morgan', email: 'admin@emma.test', roles: ['admin'] },
  { firstName: 'Dana', lastName: 'Reyes', email: 'manager@emma.test', roles: ['manager'] },
  { firstName: 'Sam', lastName: 'Whitfield', email: 'sales@emma.test', roles: ['sales'] },
  { firstName: 'Ana', lastName: 'Castillo', email: 'lead@emma.test', roles: ['team_lead'] },
  { firstName: 'Bo', lastName: 'Lindqvist', email: 'mover@emma.test', roles: ['mover'] },
];

const TEAM: readonly { roles: Role[]; count: number }[] = [
  { roles: ['manager'], count: 2 },
  { roles: ['sales'], count: 3 },
  { roles: ['team_lead', 'mover'], count: 6 },
  { roles: ['mover'], count: 10 },
];

/** About 24 people at each branch; the sign-in people come first at the first one. */
export function staffOf(branch: DemoBranch, isFirst: boolean, chance: Chance): DemoPerson[] {
  const others = TEAM.flatMap(({ roles, count }) => Array.from({ length: count }, () => roles));
  const hired = others.map((roles, index): DemoPerson => {
    const firstName = chance.pick(FIRST_NAMES);
    const lastName = chance.pick(LAST_NAMES);
    const email = `${branch.prefix.toLowerCase()}.${String(index + 1).padStart(2, '0')}@emma.test`;
    return { firstName, lastName, email, roles };
  });
  return isFirst ? [...SIGN_IN_PEOPLE, ...hired] : hired;
}
