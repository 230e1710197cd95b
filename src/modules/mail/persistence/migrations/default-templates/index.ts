import { AUTOCONFIRM, CONFIRMATION } from './confirmation-templates.js';
import type { DefaultTemplate } from './default-template.js';
import { MEET_YOUR_MOVERS, NO_ANSWER, OTHER } from './other-templates.js';
import { FOLLOW_UP, RFQ } from './quote-templates.js';

/** One of each kind. */
export const DEFAULT_TEMPLATES: readonly DefaultTemplate[] = [
  RFQ,
  CONFIRMATION,
  AUTOCONFIRM,
  MEET_YOUR_MOVERS,
  FOLLOW_UP,
  NO_ANSWER,
  OTHER,
];
