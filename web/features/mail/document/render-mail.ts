import mustache from 'mustache';
import type { CustomerDataView, EmailTemplateView } from '#modules/mail/contract/mail.view.js';

/** A template with a customer's data in it. */
export interface RenderedMail {
  html: string;
  subject: string;
  preview: string;
}

const asText = (text: string): string => text;

/**
 * Subjects and previews are text, not HTML: nothing in them is escaped, and they are one line.
 * @throws Error when it cannot be filled in
 */
export const fillLine = (template: string, data: CustomerDataView): string =>
  mustache.render(template, data, {}, { escape: asText }).replace(/\s+/g, ' ').trim();

/**
 * Fills in a template, values escaped for HTML.
 * @throws Error when the template cannot be filled in
 */
export function renderMail(template: EmailTemplateView, data: CustomerDataView): RenderedMail {
  if (!template.html) throw new Error('the template does not compile');
  return {
    html: mustache.render(template.html, data),
    subject: fillLine(template.subject, data),
    preview: fillLine(template.preview, data),
  };
}
