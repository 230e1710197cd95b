import { Query } from '@nestjs/cqrs';
import type { SafeHtml } from '../../markup/safe-html.js';

/**
 * An email's HTML as it may be sent. Takes a while, so it is asked for before a command begins.
 * Refused: 400 nothing is left once it is safe; 422 MAIL_TOO_LARGE and the like.
 */
export class MakeSafeQuery extends Query<SafeHtml> {
  constructor(readonly html: string) {
    super();
  }
}
