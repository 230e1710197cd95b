import { Module } from '@nestjs/common';
import { BookingModule } from './booking.module.js';
import { EndReservationsProcessor } from './processors/end-reservations.processor.js';

@Module({ imports: [BookingModule], providers: [EndReservationsProcessor] })
export class BookingJobsModule {}
