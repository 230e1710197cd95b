import { Command } from '@nestjs/cqrs';

/**
 * Removes the revisions of topics that nobody has watched or changed for days.
 * @returns how many
 */
export class ForgetTopicsCommand extends Command<number> {}
