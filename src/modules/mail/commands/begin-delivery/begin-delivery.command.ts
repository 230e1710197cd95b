import { Command } from '@nestjs/cqrs';
import type { Letter, TransportName } from '../../outgoing/letter.js';

/** What to do next for an email once this is committed. */
export type DeliveryStep =
  | { kind: 'nothing' }
  /** It is `sending` now, in this process. */
  | { kind: 'handOver'; letter: Letter }
  /** Another process died while it was sending. */
  | { kind: 'findOut'; letter: Letter };

/** Begins the next hand-over of an email, if it is due. Idempotent. */
export class BeginDeliveryCommand extends Command<DeliveryStep> {
  /** @param transport the way to send it, unless the settings decide */
  constructor(
    readonly emailId: string,
    readonly transport?: TransportName,
  ) {
    super();
  }
}
