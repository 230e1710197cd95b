import {
  ARRIVAL,
  callButton,
  layout,
  paragraphs,
  prices,
  proposalTerms,
  schedule,
} from './layout.js';
import type { DefaultTemplate } from './default-template.js';

const PREPARE = paragraphs(
  '<b>Before we come:</b> keep a parking place free for the truck, pack what is to go into boxes, and put aside what you carry yourself: keys, papers, medicine, valuables.',
  'If anything changes, please call us at {{branch.phone}} as early as you can.',
);

export const CONFIRMATION: DefaultTemplate = {
  template: 'confirmation',
  name: 'Confirmation',
  subject: 'Your move on {{activityDay}} is confirmed',
  preview: `We start ${ARRIVAL}`,
  mjml: layout(
    'Your move is confirmed',
    [
      paragraphs(
        'Your move is booked. Please read through the details and tell us at once if something is not as you expect it.',
      ),
      schedule('We start'),
      prices,
      proposalTerms,
      PREPARE,
      callButton('Something changed? Call'),
    ].join('\n'),
  ),
};

export const AUTOCONFIRM: DefaultTemplate = {
  template: 'autoconfirm',
  name: 'Online booking confirmed',
  subject: 'Your online booking for {{activityDay}} is confirmed',
  preview: `We start ${ARRIVAL}`,
  mjml: layout(
    'Your online booking is confirmed',
    [
      paragraphs(
        'Thank you for booking on our web site. A crew and a truck are reserved for you. These are the details.',
      ),
      schedule('We start'),
      prices,
      proposalTerms,
      PREPARE,
      callButton('Something changed? Call'),
    ].join('\n'),
  ),
};
