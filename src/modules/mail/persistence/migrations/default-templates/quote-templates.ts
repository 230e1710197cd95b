import {
  callButton,
  layout,
  paragraphs,
  prices,
  promised,
  proposalTerms,
  schedule,
} from './layout.js';
import type { DefaultTemplate } from './default-template.js';

export const RFQ: DefaultTemplate = {
  template: 'rfq',
  name: 'Quote',
  subject: 'Your moving quote from {{branch.name}}',
  preview: promised(
    'At most {{most.price}} for your move',
    'An estimated {{move.totalEstimate}} for your move',
  ),
  mjml: layout(
    'Your moving quote',
    [
      paragraphs(
        `Thank you for asking us about your move. This is what we have noted, and ${promised('what it will cost at most', 'our estimate of what it will cost')}.`,
      ),
      callButton('To book, call'),
      schedule('Planned start'),
      prices,
      proposalTerms,
      paragraphs(
        'To book, call us at {{branch.phone}} or answer this e-mail. A day is reserved for you once we have confirmed it in writing.',
      ),
    ].join('\n'),
  ),
};

export const FOLLOW_UP: DefaultTemplate = {
  template: 'followup',
  name: 'Follow-up',
  subject: '{{customer.firstName}}, do you have questions about your move?',
  preview: 'Your quote still stands',
  mjml: layout(
    'Do you have questions about your quote?',
    [
      paragraphs(
        `A while ago we sent you a quote for your move. It still stands: ${promised('at most {{most.price}}', 'an estimated {{move.totalEstimate}}')}.`,
        'Good days go early, above all at the end of a month. If something has changed (the day, the addresses, what is to be moved), tell us and we will send you a new figure the same day.',
      ),
      callButton('Questions? Call'),
      schedule('Planned start'),
      paragraphs('Call us at {{branch.phone}} or answer this e-mail. We are glad to help.'),
    ].join('\n'),
  ),
};
