import { Command } from '@nestjs/cqrs';

/**
 * Keeps how days that are over were marked, some at a time.
 * @returns how many days it kept
 */
export class KeepUsualCommand extends Command<number> {}
