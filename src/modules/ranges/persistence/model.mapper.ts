import type { Centre, Scope } from '../domain/scope.js';

/** A scope as it is kept. */
export interface ScopeRow {
  /** Null: the company. */
  branchId: string | null;
  n: number;
  mean: number;
  centres: Record<string, Centre>;
  pool: number[];
}

export const toScope = ({ n, mean, centres, pool }: ScopeRow): Scope => ({
  n,
  mean,
  centres: new Map(Object.entries(centres)),
  pool: Float64Array.from(pool),
});

export const fromScope = (branchId: string | null, scope: Scope): ScopeRow => ({
  branchId,
  n: scope.n,
  mean: scope.mean,
  centres: Object.fromEntries(scope.centres),
  pool: [...scope.pool],
});
