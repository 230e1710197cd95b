import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { double, doubles, id, integer, jsonb } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { FIRST_MODEL } from '../domain/model.js';
import type { Model } from '../domain/model.js';
import { PRIOR_SCOPE } from '../domain/scope.js';
import { toScope } from '../persistence/model.mapper.js';
import type { Centre } from '../domain/scope.js';

const IN_USE = statement(
  { version: integer() },
  sql`select version from ranges.model_version where state = 'active'`,
  'reads',
);
const SCOPES = statement(
  {
    branchId: id().orNull(),
    n: integer(),
    mean: double(),
    centres: jsonb<Record<string, Centre>>(),
    pool: doubles(),
  },
  sql`
  select branch_id as "branchId", n, mean, centres, pool from ranges.model_scope where version = $1`,
  'plain',
);

/** Reads what was learned; the version in use stays in memory, since no version ever changes. */
@Injectable()
export class ActiveModelReader {
  private known: Model = FIRST_MODEL;

  constructor(private readonly db: Db) {}

  /** The version in use as it was last read. */
  get lastRead(): Model {
    return this.known;
  }

  /** Another version is in use from now on. */
  isNow(model: Model): void {
    this.known = model;
  }

  /** The version in use. */
  async read(): Promise<Model> {
    const [row] = await this.db.rows(IN_USE);
    const { version } = row ?? FIRST_MODEL;
    if (this.known.version !== version) this.known = await this.version(version);
    return this.known;
  }

  /** Any version; one without scopes learned from no jobs. */
  async version(version: number): Promise<Model> {
    const rows = await this.db.rows(SCOPES, [version]);
    const company = rows.find(({ branchId }) => branchId === null);
    const branches = rows.flatMap((row) =>
      row.branchId === null ? [] : [[row.branchId, toScope(row)] as const],
    );
    return {
      version,
      company: company ? toScope(company) : PRIOR_SCOPE,
      branches: new Map(branches),
    };
  }
}
