import { RequiredText, TEXT_LIMITS } from '../../../../src/kernel/validation/index';
import { CopyRecipients, Recipient } from '../../../../src/modules/mail/contract/recipients';

/** What a person fills in around a letter; the same rules as POST /mailer/send. */
export class EnvelopeDto {
  @Recipient() recipient: string;
  /** Comma-separated. */
  @CopyRecipients() recipientcc: string;
  @RequiredText(TEXT_LIMITS.line) subject: string;
}
