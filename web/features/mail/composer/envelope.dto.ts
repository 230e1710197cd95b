import { RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';
import { CopyRecipients, Recipient } from '#modules/mail/contract/recipients.js';

/** What a person fills in around an email; the same rules as POST /mailer/send. */
export class EnvelopeDto {
  @Recipient() recipient: string;
  /** Comma-separated. */
  @CopyRecipients() recipientcc: string;
  @RequiredText(TEXT_LIMITS.line) subject: string;
}
