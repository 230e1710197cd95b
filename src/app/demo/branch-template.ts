import type { EmailTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import {
  layout,
  paragraphs,
} from '#modules/mail/persistence/migrations/default-templates/layout.js';
import type { DemoBranch } from './company.js';

/** What only this branch sends to its customers, besides the templates of every branch. */
export const branchTemplate = ({ name, city }: DemoBranch, branchId: string): EmailTemplateDto => ({
  name: `How did we do in ${name}?`,
  template: 'other',
  subject: '{{customer.firstName}}, how was your move?',
  preview: 'Two minutes that help us to get better',
  regionId: branchId,
  mjml: layout(
    'How was your move?',
    paragraphs(
      `Thank you for moving with our crew in ${city}. We hope that everything found its place.`,
      'Tell us how it was: answer this email, or leave a word on one of the pages below. If something is not as it should be, call {{branch.phone}} and we will see to it.',
    ),
  ),
});
