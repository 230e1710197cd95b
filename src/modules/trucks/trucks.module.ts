import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddRentalTruckHandler } from './commands/add-rental-truck/add-rental-truck.handler.js';
import { CreateTruckHandler } from './commands/create-truck/create-truck.handler.js';
import { LockTruckHandler } from './commands/lock-truck/lock-truck.handler.js';
import { RemoveRentalTruckHandler } from './commands/remove-rental-truck/remove-rental-truck.handler.js';
import { TakeTruckOutOfServiceHandler } from './commands/take-truck-out-of-service/take-truck-out-of-service.handler.js';
import { TruckClearance } from './commands/truck-clearance.js';
import { TryLockTruckHandler } from './commands/try-lock-truck/try-lock-truck.handler.js';
import { UpdateTruckHandler } from './commands/update-truck/update-truck.handler.js';
import { TruckRepository } from './persistence/truck.repository.js';
import { TruckRow } from './persistence/truck.row.js';
import { GetTruckHandler } from './queries/get-truck/get-truck.handler.js';
import { ListTrucksHandler } from './queries/list-trucks/list-trucks.handler.js';

/**
 * The trucks of the branches, and rentals of a day. Needs the port TRUCK_BOOKINGS, connected in
 * src/app.
 */
@Module({
  imports: [TypeOrmModule.forFeature([TruckRow])],
  providers: [
    TruckRepository,
    TruckClearance,
    CreateTruckHandler,
    UpdateTruckHandler,
    TakeTruckOutOfServiceHandler,
    LockTruckHandler,
    TryLockTruckHandler,
    AddRentalTruckHandler,
    RemoveRentalTruckHandler,
    GetTruckHandler,
    ListTrucksHandler,
  ],
})
export class TrucksModule {}
