import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

// The number keeps these locks apart from other kinds.

export const KEEP_PLANNING = sqlFunction(
  'branches.keep_planning',
  'branch_id text',
  sql`returns void language sql as $$
    select pg_advisory_xact_lock_shared(7316011, hashtext(branch_id))
  $$`,
  "keeps the branch's planning settings as they are until the transaction ends",
);

export const TAKE_PLANNING = sqlFunction(
  'branches.take_planning',
  'branch_id text',
  sql`returns void language sql as $$
    select pg_advisory_xact_lock(7316011, hashtext(branch_id))
  $$`,
  "lets nobody else keep the branch's planning settings until the transaction ends",
);
