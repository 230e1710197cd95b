import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { bigint, day, id, instant, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { ReportView } from '../contract/report.view.js';
import { REPORT_ROW, reportView } from '../persistence/report.mapper.js';
import type { ReportState } from '../domain/report-state.js';
import type { ReportKind } from '../contract/report-terms.js';

/** More than anyone has in the month for which they are kept. */
const LIMIT = 500;

const STORED_REPORT = {
  id: id(),
  kind: text<ReportKind>(),
  branchId: id().orNull(),
  firstDay: day(),
  lastDay: day(),
  ownerId: id().orNull(),
  state: text<ReportState>(),
  run: integer(),
  progress: integer(),
  rows: bigint(),
  bytes: bigint(),
  created: instant(),
  touched: instant(),
  finished: instant().orNull(),
  error: text().orNull(),
};
const OF_OWNER = statement(
  STORED_REPORT,
  sql`
  select ${REPORT_ROW} from reports.report where owner_id = $1
  order by created desc, id desc limit ${LIMIT}`,
);
const OWN = statement(
  STORED_REPORT,
  sql`select ${REPORT_ROW} from reports.report where id = $1 and owner_id = $2`,
);

/** A person's queued reports, as they are now. */
@Injectable()
export class ReportReader {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async ofOwner(ownerId: string | null): Promise<ReportView[]> {
    return (await this.db.rows(OF_OWNER, [ownerId])).map(reportView);
  }

  /** Undefined also for another person's. */
  async own(id: string, ownerId: string | null): Promise<ReportView | undefined> {
    const [row] = await this.db.rows(OWN, [id, ownerId]);
    return row && reportView(row);
  }
}
