import type { EmailTemplate } from '#modules/moves/contract/move-terms.js';
import type { RangeFigures } from '#modules/ranges/contract/range.view.js';

/** Emails that tell a customer how long a move may take, and hold the company to it. */
export const PROMISING_TEMPLATES = [
  'rfq',
  'confirmation',
  'autoconfirm',
] as const satisfies readonly EmailTemplate[];
export type PromisingTemplate = (typeof PROMISING_TEMPLATES)[number];

/** How long and how expensive a customer was told that a day may become; it never changes. */
export interface PromiseView {
  _id: string;
  /** The email that told it. */
  emailId: string;
  template: PromisingTemplate;
  /** Instant at which that email was accepted. */
  at: string;
  /** Hours, up to a quarter; the maximum is what was told, never below the minimum time. */
  hours: RangeFigures;
  /** Dollars. */
  price: RangeFigures;
  /** The share of jobs that stay within the maximum. */
  quantile: number;
  modelVersion: number;
  constantsVersion: number;
}
