import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import type { ReportView } from '../contract/report.view.js';
import { REPORT_ROW, reportView } from '../persistence/report.mapper.js';
import type { ShownReport } from '../persistence/report.mapper.js';

/** More than anyone has in the month for which they are kept. */
const LIMIT = 500;

const OF_OWNER = `
  select ${REPORT_ROW} from reports.report where owner_id = $1
  order by created desc, id desc limit ${LIMIT}`;
const OWN = `select ${REPORT_ROW} from reports.report where id = $1 and owner_id = $2`;

/** A person's queued reports, as they are now. */
@Injectable()
export class ReportReader {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async ofOwner(ownerId: string | null): Promise<ReportView[]> {
    return (await this.db.prepared<ShownReport>(OF_OWNER, [ownerId])).map(reportView);
  }

  /** Undefined also for another person's. */
  async own(id: string, ownerId: string | null): Promise<ReportView | undefined> {
    const [row] = await this.db.prepared<ShownReport>(OWN, [id, ownerId]);
    return row && reportView(row);
  }
}
