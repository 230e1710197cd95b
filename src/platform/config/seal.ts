import { seal, unseal } from './sealed.js';
import type { SecretKey } from './secret-key.js';

/**
 * Seals texts for one purpose with the present key, and opens what that key or a former one sealed.
 */
export class Seal {
  private readonly key: Buffer;

  constructor(
    private readonly secret: SecretKey,
    private readonly purpose: string,
  ) {
    this.key = secret.derive(purpose);
  }

  /** @param context the place that the text belongs to; it cannot be opened for another one */
  seal(text: string, context: string): string {
    return seal(this.key, text, context);
  }

  /** @throws Error when none of the keys sealed it for this context, or the text was changed. */
  open(sealed: string, context: string): string {
    return this.openWith(this.key, sealed, context) ?? this.openWithFormer(sealed, context);
  }

  /**
   * The same text sealed with the present key; undefined if it already is.
   * @throws Error like `open`
   */
  withCurrentKey(sealed: string, context: string): string | undefined {
    if (this.openWith(this.key, sealed, context) !== undefined) return undefined;
    return this.seal(this.openWithFormer(sealed, context), context);
  }

  private openWithFormer(sealed: string, context: string): string {
    for (const key of this.secret.deriveFormer(this.purpose)) {
      const text = this.openWith(key, sealed, context);
      if (text !== undefined) return text;
    }
    throw new Error('The sealed text opens with none of the keys');
  }

  private openWith(key: Buffer, sealed: string, context: string): string | undefined {
    try {
      return unseal(key, sealed, context);
    } catch {
      return undefined;
    }
  }
}
