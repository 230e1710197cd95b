import type { EmailTemplate } from './contract/mail.view.js';

/** The MJML that an email is made from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly template: EmailTemplate;
  readonly subject: string;
  readonly preview: string;
  readonly mjml: string;
  /** The branch it is for; null: every branch. */
  readonly regionId: string | null;
  /** Raised by each save that changes something. */
  readonly version: number;
}
