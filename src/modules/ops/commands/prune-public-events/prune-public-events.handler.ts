import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { PrunePublicEventsCommand } from './prune-public-events.command.js';

const KEPT_DAYS = 30;
const SQL = `delete from platform.public_event where at < now() - $1 * interval '1 day'`;

@CommandHandler(PrunePublicEventsCommand)
export class PrunePublicEventsHandler implements ICommandHandler<PrunePublicEventsCommand> {
  constructor(private readonly db: Db) {}

  execute(): Promise<number> {
    return this.db.execute(SQL, [KEPT_DAYS]);
  }
}
