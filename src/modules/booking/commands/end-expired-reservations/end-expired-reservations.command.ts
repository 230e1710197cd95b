import { Command } from '@nestjs/cqrs';

/** Gives back every time whose holder let it expire, and forgets those of days ago. */
export class EndExpiredReservationsCommand extends Command<void> {}
