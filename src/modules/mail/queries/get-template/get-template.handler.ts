import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { DomainError, notFound } from '../../../../kernel/domain-error.js';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Db } from '../../../../platform/database/db.js';
import type { EmailTemplateView } from '../../contract/mail.view.js';
import { TemplateRow } from '../../persistence/template.row.js';
import { templateView } from '../../persistence/template-view.js';
import { Rendering } from '../../rendering/rendering.js';
import { GetTemplateQuery } from './get-template.query.js';

const SQL = `select ${columnsOf(TemplateRow, 't')} from mail.template t where t.id = $1`;

@QueryHandler(GetTemplateQuery)
export class GetTemplateHandler implements IQueryHandler<GetTemplateQuery> {
  constructor(
    private readonly db: Db,
    private readonly rendering: Rendering,
  ) {}

  async execute({ templateId }: GetTemplateQuery): Promise<EmailTemplateView> {
    const [row] = await this.db.query<TemplateRow>(SQL, [templateId]);
    if (!row) throw notFound('Template');
    return templateView(row, await this.htmlOf(row));
  }

  /** One that a newer compiler, or a newer limit, refuses has no HTML, but can be mended. */
  private htmlOf({ mjml }: TemplateRow): Promise<string> {
    return this.rendering.compile(mjml).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind !== 'unavailable') return '';
      throw error;
    });
  }
}
