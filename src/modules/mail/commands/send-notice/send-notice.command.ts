import { Command } from '@nestjs/cqrs';
import type { Notice } from '../../delivery/notice-seal.js';

/** Sends a notice once the command commits; its content is never stored in readable form. */
export class SendNoticeCommand extends Command<void> {
  constructor(readonly notice: Notice) {
    super();
  }
}
