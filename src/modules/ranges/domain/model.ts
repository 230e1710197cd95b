import { ENOUGH_JOBS } from './pool.js';
import { PRIOR_SCOPE } from './scope.js';
import type { Scope } from './scope.js';

/** Whose jobs a range rests on. */
export type ScopeKind = 'branch' | 'company' | 'prior';

/** What was learned at one time. */
export interface Model {
  readonly version: number;
  readonly company: Scope;
  /** Of the branches with enough jobs of their own, by id. */
  readonly branches: ReadonlyMap<string, Scope>;
}

/** The jobs of a branch speak for it when there are enough of them. */
export const speaksForItself = (n: number): boolean => n >= ENOUGH_JOBS;

/** What a branch goes by. */
export function scopeFor(
  { company, branches }: Pick<Model, 'company' | 'branches'>,
  branchId: string,
): { kind: ScopeKind; scope: Scope } {
  const own = branches.get(branchId);
  if (own) return { kind: 'branch', scope: own };
  return { kind: company.n === 0 ? 'prior' : 'company', scope: company };
}

/** What is known before anything was learned. */
export const FIRST_MODEL: Model = { version: 0, company: PRIOR_SCOPE, branches: new Map() };
