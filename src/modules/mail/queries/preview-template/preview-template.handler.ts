import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { HtmlView } from '../../contract/mail.view.js';
import { fillFields } from '../../markup/fill-fields.js';
import { templateHtml } from '../../markup/template-html.js';
import { GetCustomerDataQuery } from '../get-customer-data/get-customer-data.query.js';
import { PreviewTemplateQuery } from './preview-template.query.js';

@QueryHandler(PreviewTemplateQuery)
export class PreviewTemplateHandler implements IQueryHandler<PreviewTemplateQuery> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ preview }: PreviewTemplateQuery): Promise<HtmlView> {
    const html = await templateHtml(preview.mjml);
    if (preview.customerId === undefined) return { html };
    const fields = await this.queries.execute(new GetCustomerDataQuery(preview.customerId));
    return { html: fillFields(html, fields) };
  }
}
