import { Command } from '@nestjs/cqrs';
import type { PhoneEventView } from '../../contract/history.view.js';
import type { LogCallDto } from '../../contract/calls.dto.js';

/**
 * Notes a call with a customer, active or not, and what stage the contract reaches by it. Needs and
 * changes no version. Refused: 404.
 */
export class LogCallCommand extends Command<PhoneEventView> {
  constructor(readonly call: LogCallDto) {
    super();
  }
}
