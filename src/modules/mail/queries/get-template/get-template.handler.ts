import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../../kernel/domain-error.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Db } from '../../../../platform/database/db.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { templateView } from '../../markup/template-view.js';
import { TemplateRow } from '../../persistence/template.row.js';
import { GetTemplateQuery } from './get-template.query.js';

const SQL = `select ${columnsOf(TemplateRow, 't')} from mail.template t where t.id = $1`;

@QueryHandler(GetTemplateQuery)
export class GetTemplateHandler implements IQueryHandler<GetTemplateQuery> {
  constructor(private readonly db: Db) {}

  async execute({ templateId }: GetTemplateQuery): Promise<EmailTemplateView> {
    const [row] = await this.db.query<TemplateRow>(SQL, [templateId]);
    if (!row) throw notFound('Template');
    return templateView(row);
  }
}
