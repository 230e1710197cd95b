import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { History } from '#platform/history/history.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { NoteCallCommand } from '#modules/moves/index.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import type { PhoneEventData, PhoneEventView } from '../../contract/history.view.js';
import type { LogCallDto } from '../../contract/calls.dto.js';
import { phoneEventView } from '../../persistence/history.mapper.js';
import { HistoryReader } from '../../queries/history-reader.js';
import { LogCallCommand } from './log-call.command.js';

@CommandHandler(LogCallCommand)
export class LogCallHandler implements ICommandHandler<LogCallCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly history: History,
    private readonly events: HistoryReader,
    private readonly live: LiveChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ call }: LogCallCommand): Promise<PhoneEventView> {
    const { contractId: customerId } = call;
    const data = dataOf(call);
    const { employeeId: by } = currentActor();
    const when = this.clock.now();
    const made = { callType: data.callType, by, when };
    await this.commands.execute(new NoteCallCommand(customerId, made));
    const entry = { entity: 'customer', entityId: customerId, data, at: when };
    const eventId = await this.history.record({ ...entry, type: 'PHONED' });
    const event = await this.events.find(eventId);
    const change: CustomerChange = { kind: 'call', eventId };
    this.live.changed(customerTopic(customerId), change);
    return phoneEventView(event);
  }
}

/** `altPhoneType` is stored with the call only: a call changes no field that a person saves. */
const dataOf = (call: LogCallDto): PhoneEventData & { altPhoneType?: string } => ({
  phone: call.phone,
  isSms: call.isSms ?? false,
  leftVm: call.isVoiceMail ?? false,
  notes: call.notes,
  callType: call.callType ?? 'Generic',
  ...(call.altPhoneType ? { altPhoneType: call.altPhoneType } : {}),
});
