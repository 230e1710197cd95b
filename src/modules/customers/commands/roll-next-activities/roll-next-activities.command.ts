import { Command } from '@nestjs/cqrs';

/** Lets yesterday's activities elapse in the list; how many customers that concerned. */
export class RollNextActivitiesCommand extends Command<number> {}
