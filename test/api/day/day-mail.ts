import { expect } from '@jest/globals';
import type {
  CustomerDataView,
  EmailTemplateRow,
  EmailTemplateView,
  HtmlView,
} from '#modules/mail/contract/mail.view.js';
import { fateWhen, send } from '../mail/mail-fixtures.js';
import type { PlayedDay } from './played-day.js';
import { done } from './played-day.js';

/** The template of a kind that every branch has from the start. */
async function templateOf({ api }: PlayedDay, kind: string): Promise<EmailTemplateView> {
  const rows = await done(api.as('sales').get<EmailTemplateRow[]>('mailer/template'));
  for (const { _id } of rows) {
    const path = `mailer/template/${_id}`;
    const template = await done(api.as('sales').get<EmailTemplateView>(path));
    if (template.template === kind) return template;
  }
  throw new Error(`There is no template of the kind ${kind}`);
}

const ARRIVAL = '{{arrival}}';

/**
 * Mails a customer what the page makes of a template: filled in with what is known of the move by now.
 * @returns the words that a mail server got
 */
export async function mailTo(day: PlayedDay, customerId: string, kind: string): Promise<string> {
  const { api, sink } = day;
  const sales = api.as('sales');
  const { mjml, preview: line } = await templateOf(day, kind);
  // Also the templates that don't say when the crew comes tell it here.
  const preview = line.includes(ARRIVAL) ? line : `${line} ${ARRIVAL}`;
  const filled = { mjml, preview, customerId };
  const { html } = await done(sales.post<HtmlView>('mailer/template/preview', filled));
  const subject = `${kind} ${sink.received.length}`;
  const sent = await send(api, customerId, { template: kind, html, subject });
  await fateWhen(api, sent.body.emailId, ({ status }) => status === 'sent');
  const mail = await sink.wait((one) => one.subject === subject);
  const { arrival } = await done(sales.get<CustomerDataView>(`mailer/customerdata/${customerId}`));
  expect(mail.html).toContain(arrival);
  return String(mail.html);
}
