import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import { day, integer, jsonb } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { EstimateConstants } from '../domain/estimates/estimate-constants.js';

type Figures = Omit<EstimateConstants, 'version' | 'effectiveFrom'>;

type ConstantsRow = typeof IN_FORCE.row;

const COLUMNS = 'version, effective_from as "effectiveFrom", constants';
const CONSTANTS_ROW = { version: integer(), effectiveFrom: day(), constants: jsonb<Figures>() };
// Before the first version takes effect, the first one counts.
const IN_FORCE = statement(
  CONSTANTS_ROW,
  sql`
  select ${COLUMNS} from moves.estimate_constants
  order by effective_from > $1, case when effective_from <= $1 then effective_from end desc,
           effective_from, version desc
  limit 1`,
);
const ALL = statement(
  CONSTANTS_ROW,
  sql`
  select ${COLUMNS} from moves.estimate_constants order by effective_from desc, version desc
  limit ${MAX_PAGE_SIZE} offset $1`,
  'plain',
);
const INSERT = statement(
  { version: integer() },
  sql`
  insert into moves.estimate_constants (effective_from, created, created_by, constants)
  values ($1, $2, $3, $4) returning version`,
  'plain',
);

const asConstants = ({ version, effectiveFrom, constants }: ConstantsRow): EstimateConstants => ({
  ...constants,
  version,
  effectiveFrom,
});

/** The versions of the estimate figures. */
@Injectable()
export class ConstantsRepository {
  constructor(private readonly db: Db) {}

  /** The figures in force on a day: the newest version of the latest effective day. */
  async inForce(day: LocalDate): Promise<EstimateConstants> {
    const [row] = await this.db.rows(IN_FORCE, [day]);
    if (!row) throw new Error('There are no estimate constants');
    return asConstants(row);
  }

  /** All versions, newest first. */
  async all(page?: number): Promise<EstimateConstants[]> {
    return (await this.db.rows(ALL, [newerThan(page)])).map(asConstants);
  }

  /** Stores a new version; the database numbers it, whatever `constants` says. */
  async add(
    { version: _given, effectiveFrom, ...figures }: EstimateConstants,
    created: Date,
    by: string | null,
  ): Promise<EstimateConstants> {
    const [row] = await this.db.rows(INSERT, [effectiveFrom, created, by, JSON.stringify(figures)]);
    if (!row) throw new Error('The estimate constants were not stored');
    return { ...figures, effectiveFrom, version: row.version };
  }
}
