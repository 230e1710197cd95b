import { DEMO_BRANCHES } from '../demo/company.js';
import type { DemoBranch } from '../demo/company.js';

const CUSTOMERS_A_BRANCH = 25_000;
const FEWEST = 3;
const MOST = 40;

/** How many branches a company with this many customers has. */
export const branchCountFor = (customers: number): number =>
  Math.min(MOST, Math.max(FEWEST, Math.ceil(customers / CUSTOMERS_A_BRANCH)));

/** The branches of a large company are the demo company's over and over, each with a number. */
export function planBranch(index: number): DemoBranch {
  const base = DEMO_BRANCHES[index % DEMO_BRANCHES.length];
  if (!base) throw new Error('The demo company has branches');
  const round = Math.floor(index / DEMO_BRANCHES.length) + 1;
  if (round === 1) return base;
  return {
    ...base,
    name: `${base.name} ${round}`,
    prefix: `${base.prefix}${round}`,
    problem: {
      ...base.problem,
      address: base.problem.address.replace(/^\d+/, (number) => String(Number(number) + 2 * round)),
    },
  };
}
