import { sql } from '#platform/database/sql/sql.js';
import { sqlFunction } from '#platform/database/sql/sql-function.js';

// The number keeps these locks apart from other kinds. As functions another module's statement can take one along
// with its own.

export const KEEP_TIMEZONE = sqlFunction(
  'branches.keep_timezone',
  'branch_id text',
  sql`returns void language sql as $$
    select pg_advisory_xact_lock_shared(7316010, hashtext(branch_id))
  $$`,
  "keeps the branch's time zone as it is until the transaction ends",
);

export const TAKE_TIMEZONE = sqlFunction(
  'branches.take_timezone',
  'branch_id text',
  sql`returns void language sql as $$
    select pg_advisory_xact_lock(7316010, hashtext(branch_id))
  $$`,
  "lets nobody else keep the branch's time zone until the transaction ends",
);
