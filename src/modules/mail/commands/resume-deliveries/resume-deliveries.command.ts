import { Command } from '@nestjs/cqrs';

/**
 * Gives every e-mail that should have moved on by now a new job.
 * @returns how many there were
 */
export class ResumeDeliveriesCommand extends Command<number> {}
