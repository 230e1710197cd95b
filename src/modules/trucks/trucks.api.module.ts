import { Module } from '@nestjs/common';
import { TruckController } from './http/truck.controller.js';
import { TrucksModule } from './trucks.module.js';

@Module({ imports: [TrucksModule], controllers: [TruckController] })
export class TrucksApiModule {}
