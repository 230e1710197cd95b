import mustache from 'mustache';
import type { Page } from 'playwright-core';
import type {
  CustomerDataView,
  EmailTemplateRow,
  EmailTemplateView,
} from '#modules/mail/contract/mail.view.js';
import type { ApiClient } from '../support/api/api-client.js';

/** Of a phone, and of the part of a window in which emails are read. */
const WIDTHS = [390, 700];

const PAST_EDGE = `[...document.body.querySelectorAll('*')].filter((element) => {
  const { left, right } = element.getBoundingClientRect();
  return left < -0.5 || right > innerWidth + 0.5;
}).map(({ tagName, textContent }) => innerWidth + ' px: ' + tagName + ' ' + textContent.trim().slice(0, 40))`;

/** What of the company's emails to a customer is wider than the screen they are read on, by kind. */
export async function pastTheEdges(
  paper: Page,
  office: ApiClient,
  customerId: string,
): Promise<Record<string, string[]>> {
  const data = await office.get<CustomerDataView>(`mailer/customerdata/${customerId}`);
  const { body: templates } = await office.get<EmailTemplateRow[]>('mailer/template');
  const past: Record<string, string[]> = {};
  for (const { _id } of templates) {
    const { body } = await office.get<EmailTemplateView>(`mailer/template/${_id}`);
    // Filled in as the page does it. Making them safe takes none of their styles away.
    await paper.setContent(mustache.render(body.html, data.body));
    await paper.getByText('Hello Maria').waitFor();
    const found: string[] = [];
    for (const width of WIDTHS) {
      await paper.setViewportSize({ width, height: 800 });
      found.push(...(await paper.evaluate<string[]>(PAST_EDGE)));
    }
    past[body.template] = found;
  }
  return past;
}
