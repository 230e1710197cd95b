import { ARRIVAL, callButton, layout, paragraphs, row, schedule } from './layout.js';
import type { DefaultTemplate } from './default-template.js';

/** Who is coming; until they are chosen, whom to ask. */
const CREW = `            {{#crewNames}}
${row('Your movers', '<b>{{crewNames}}</b>')}
            {{/crewNames}}
            {{^crewNames}}
${row('Your movers', 'We will tell you who they are before the day. Questions? {{branch.phone}}')}
            {{/crewNames}}`;

export const MEET_YOUR_MOVERS: DefaultTemplate = {
  template: 'mym',
  name: 'Meet your movers',
  subject: 'Meet your movers on {{activityDay}}',
  preview: `Your crew starts ${ARRIVAL}`,
  mjml: layout(
    'Meet your movers',
    [
      paragraphs(
        'Your day is near, and your crew is getting ready. This is when and where they will meet you.',
      ),
      schedule('Your crew starts', CREW),
      paragraphs(
        '<b>On the day:</b> the lead of your crew walks through the rooms with you first. Point out what is fragile, what stays and what goes first.',
        'The crew brings blankets, straps, dollies and tools. Questions on the way? Call {{branch.phone}}.',
      ),
    ].join('\n'),
  ),
};

export const NO_ANSWER: DefaultTemplate = {
  template: 'autobooknonresponse',
  name: 'Online booking: we could not reach you',
  subject: 'We could not reach you about your booking',
  preview: 'Please call us so that we can keep your day',
  mjml: layout(
    'We could not reach you',
    [
      paragraphs(
        'Thank you for booking your move on our web site. We tried to call you at {{customer.phone}} to go through the details, but could not reach you.',
        'Please call us at {{branch.phone}} or answer this e-mail with a time that suits you, so that we can keep your day.',
      ),
      callButton('Please call'),
      schedule('Booked to start'),
    ].join('\n'),
  ),
};

export const OTHER: DefaultTemplate = {
  template: 'other',
  name: 'General message',
  subject: 'A message from {{branch.name}}',
  preview: '',
  mjml: layout(
    'About your move',
    paragraphs(
      'Write your message here.',
      'Call us at {{branch.phone}} if you have any questions.',
    ),
  ),
};
