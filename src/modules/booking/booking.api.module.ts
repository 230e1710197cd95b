import { Module } from '@nestjs/common';
import { BookingModule } from './booking.module.js';
import { QuotesController } from './http/quotes.controller.js';
import { ReservationsController } from './http/reservations.controller.js';

@Module({ imports: [BookingModule], controllers: [QuotesController, ReservationsController] })
export class BookingApiModule {}
