import type { QueryBus } from '@nestjs/cqrs';
import type { EmailTemplate, EmailTemplateView } from '#modules/mail/contract/mail.view.js';
import { fillLine, readFields } from '#modules/mail/markup/fill-fields.js';
import type { Fillable } from '#modules/mail/markup/fill-fields.js';
import { GetCustomerDataQuery } from '#modules/mail/queries/get-customer-data/get-customer-data.query.js';
import { GetTemplateQuery } from '#modules/mail/queries/get-template/get-template.query.js';
import { MakeSafeQuery } from '#modules/mail/queries/make-safe/make-safe.query.js';
import type { SafeHtml } from '#modules/mail/markup/safe-html.js';
import { ListTemplatesQuery } from '#modules/mail/queries/list-templates/list-templates.query.js';

export interface DemoLetter {
  subject: string;
  html: SafeHtml;
}

interface Template {
  kind: string;
  subject: string;
  body: Fillable;
}

/**
 * Writes to customers from the company's templates, as the page does; each template is read once.
 */
export class DemoLetters {
  private templates: Promise<Template[]> | undefined;

  constructor(private readonly queries: QueryBus) {}

  async write(customerId: string, kind: EmailTemplate): Promise<DemoLetter> {
    this.templates ??= this.load();
    const template = (await this.templates).find((known) => known.kind === kind);
    if (!template) throw new Error(`There is no template for ${kind}`);
    const fields = await this.queries.execute(new GetCustomerDataQuery(customerId));
    return {
      subject: fillLine(template.subject, fields),
      html: await this.queries.execute(new MakeSafeQuery(template.body.fill(fields))),
    };
  }

  /** The templates of every branch. */
  private async load(): Promise<Template[]> {
    const rows = await this.queries.execute(new ListTemplatesQuery(null));
    const shared = rows.filter(({ regionId }) => regionId === null);
    const templates: Template[] = [];
    // One after another: they are read inside a customer's transaction, which has one connection.
    for (const { _id } of shared) {
      templates.push(asTemplate(await this.queries.execute(new GetTemplateQuery(_id))));
    }
    return templates;
  }
}

function asTemplate({ template: kind, subject, html }: EmailTemplateView): Template {
  const body = readFields(html);
  if (!('fill' in body)) throw new Error(`The template for ${kind} cannot be read: ${body.reason}`);
  return { kind, subject, body };
}
