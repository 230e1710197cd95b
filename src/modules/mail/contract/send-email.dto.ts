import {
  HeaderLine,
  IsObjectId,
  OneOf,
  RequiredNotes,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';
import { EMAIL_TEMPLATES, type EmailTemplate } from '#modules/moves/contract/move-terms.js';
import { CopyRecipients, Recipient } from './recipients.js';

/** POST /mailer/send. */
export class SendEmailDto {
  @IsObjectId() customerId: string;
  /** Rendered; the server makes it safe. */
  @RequiredNotes(TEXT_LIMITS.html) html: string;
  @Recipient() recipient: string;
  /** Comma-separated; read it with `copyAddresses`. */
  @CopyRecipients() recipientcc?: string;
  @HeaderLine() subject: string;
  @OneOf(EMAIL_TEMPLATES, 'required') template: EmailTemplate;
}
