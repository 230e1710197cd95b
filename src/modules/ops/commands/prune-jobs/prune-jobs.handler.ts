import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { PruneJobsCommand } from './prune-jobs.command.js';

const KEPT_DAYS = 30;
const SQL = `delete from platform.job where finished < now() - $1 * interval '1 day'`;

@CommandHandler(PruneJobsCommand)
export class PruneJobsHandler implements ICommandHandler<PruneJobsCommand> {
  constructor(private readonly db: Db) {}

  execute(): Promise<number> {
    return this.db.execute(SQL, [KEPT_DAYS]);
  }
}
