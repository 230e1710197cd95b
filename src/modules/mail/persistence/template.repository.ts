import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { Db } from '#platform/database/db.js';
import { id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { onConstraint } from '#platform/database/pg-error.js';
import { TemplateRow } from './template.row.js';
import type { Template } from '../template.js';

const REFUSALS = { template_of_branch: () => notFound('Branch') };

const FIND = statement(
  {
    id: id(),
    name: text(),
    template: text<TemplateRow['template']>(),
    subject: text(),
    preview: text(),
    mjml: text(),
    regionId: id().orNull(),
    version: integer(),
  },
  sql`select ${columnsOf(TemplateRow, 't')} from mail.template t where t.id = $1`,
  'plain',
);

/** The stored templates. */
@Injectable()
export class TemplateRepository {
  constructor(private readonly db: Db) {}

  /**
   * The template as it is now.
   * @throws 404
   */
  async find(id: string): Promise<Template> {
    const [row] = await this.db.rows(FIND, [id]);
    if (!row) throw notFound('Template');
    return row;
  }

  /**
   * The template, locked until the command ends.
   * @throws 404
   */
  async lock(id: string): Promise<Template> {
    const row = await this.db.manager.findOne(TemplateRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('Template');
    return row;
  }

  /** @throws 404 for the branch */
  async insert(row: Template): Promise<void> {
    await this.db.manager
      .insert(TemplateRow, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  /** @throws 404 for the branch */
  async update(row: Template): Promise<void> {
    await this.db.manager
      .update(TemplateRow, { id: row.id }, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }
}
