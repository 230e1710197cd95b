import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import type { HtmlView } from '../../contract/mail.view.js';
import { Rendering } from '../../rendering/rendering.js';
import { GetCustomerDataQuery } from '../get-customer-data/get-customer-data.query.js';
import { PreviewTemplateQuery } from './preview-template.query.js';

@QueryHandler(PreviewTemplateQuery)
export class PreviewTemplateHandler implements IQueryHandler<PreviewTemplateQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly rendering: Rendering,
  ) {}

  async execute({ preview }: PreviewTemplateQuery): Promise<HtmlView> {
    const { mjml, customerId, preview: line = '' } = preview;
    if (customerId === undefined) return { html: await this.rendering.preview(mjml, line) };
    const ofCustomer = new GetCustomerDataQuery(customerId);
    const fields = await this.queries.execute(ofCustomer).catch(async (unknown: unknown) => {
      // A template that does not compile is reported before an unknown customer.
      await this.rendering.compile(mjml);
      throw unknown;
    });
    return { html: await this.rendering.preview(mjml, line, fields) };
  }
}
