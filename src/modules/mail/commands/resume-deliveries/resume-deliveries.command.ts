import { Command } from '@nestjs/cqrs';

/**
 * Gives every email that should have moved on by now a new job.
 * @returns how many there were
 */
export class ResumeDeliveriesCommand extends Command<number> {}
