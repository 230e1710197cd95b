import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/domain-error.js';
import { Db } from '../../../platform/database/db.js';
import { onConstraint } from '../../../platform/database/pg-error.js';
import { TemplateRow } from './template.row.js';

const REFUSALS = { template_of_branch: () => notFound('Branch') };

/** Templates, written inside a command. */
@Injectable()
export class TemplateRepository {
  constructor(private readonly db: Db) {}

  /** The template, held until the command ends. @throws 404 */
  async lock(id: string): Promise<TemplateRow> {
    const row = await this.db.manager.findOne(TemplateRow, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('Template');
    return row;
  }

  /** @throws 404 for the branch */
  async insert(row: TemplateRow): Promise<void> {
    await this.db.manager
      .insert(TemplateRow, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }

  /** @throws 404 for the branch */
  async update(row: TemplateRow): Promise<void> {
    await this.db.manager
      .update(TemplateRow, { id: row.id }, row)
      .catch((error: unknown) => onConstraint(error, REFUSALS));
  }
}
