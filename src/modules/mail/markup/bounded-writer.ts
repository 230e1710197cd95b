import mustache from 'mustache';
import { MAIL_LIMITS } from '../contract/mail-terms.js';
import { TooMuch } from './too-much.js';

type Context = InstanceType<typeof mustache.Context>;
type Config = Parameters<mustache.Writer['escapedValue']>[2];

/**
 * Fills in one text, and stops as soon as it is too large. For one use: it keeps what it parsed.
 */
export class BoundedWriter extends mustache.Writer {
  private written = 0;

  override rawValue(token: string[]): string {
    return this.counted(super.rawValue(token));
  }

  override escapedValue(token: string[], context: Context, config?: Config): string {
    const text = super.escapedValue(token, context, config);
    // In HTML a line of a value is a line of the mail.
    return this.counted(config ? text : text?.replaceAll('\n', '<br />'));
  }

  override unescapedValue(token: string[], context: Context): string {
    return this.counted(super.unescapedValue(token, context));
  }

  private counted(text: string | undefined): string {
    this.written += text?.length ?? 0;
    if (this.written > MAIL_LIMITS.bytes) throw new TooMuch('size');
    return text ?? '';
  }
}
