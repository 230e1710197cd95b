import { Command } from '@nestjs/cqrs';
import type { StampsStoredView } from '../../contract/actual.view.js';
import type { StoreStampsDto } from '../../contract/stamps.dto.js';

/**
 * Stores what a phone of the signed-in person stamped; each stamp is judged alone, in the order sent.
 * @throws 409 STAMPS_FULL where each is refused for that
 */
export class StoreStampsCommand extends Command<StampsStoredView> {
  constructor(
    readonly by: string,
    readonly sent: StoreStampsDto,
  ) {
    super();
  }
}
