import { Command } from '@nestjs/cqrs';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import type { PromisingTemplate } from '../../contract/promise.view.js';

/** An email that tells a customer how long a move may take. */
export interface TellingEmail {
  readonly emailId: string;
  readonly template: PromisingTemplate;
  readonly at: Date;
}

/** Keeps what an email promises, as its ranges are at that moment, for good. */
export class FreezePromisesCommand extends Command<void> {
  /** @param ranges by activity id */
  constructor(
    readonly email: TellingEmail,
    readonly ranges: ReadonlyMap<string, RangeView>,
  ) {
    super();
  }
}
