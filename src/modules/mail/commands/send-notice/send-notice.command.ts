import { Command } from '@nestjs/cqrs';
import type { Notice } from '../../delivery/notice-seal.js';

/** Sends a notice once the command commits; what it says is nowhere kept readable. */
export class SendNoticeCommand extends Command<void> {
  constructor(readonly notice: Notice) {
    super();
  }
}
