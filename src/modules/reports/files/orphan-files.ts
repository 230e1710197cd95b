import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ReportFiles } from './report-files.js';

const KNOWN = statement(
  { id: id() },
  sql`select id from reports.report where id = any ($1)`,
  'plain',
);

/** Removes the files of reports that no longer exist. */
@Injectable()
export class OrphanFiles {
  constructor(
    private readonly db: Db,
    private readonly files: ReportFiles,
  ) {}

  async sweep(): Promise<void> {
    const owners = await this.files.owners();
    if (owners.length === 0) return;
    const known = new Set((await this.db.rows(KNOWN, [owners])).map(({ id }) => id));
    for (const id of owners) if (!known.has(id)) await this.files.remove(id);
  }
}
