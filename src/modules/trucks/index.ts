export { AddRentalTruckCommand } from './commands/add-rental-truck/add-rental-truck.command.js';
export { LockTruckCommand } from './commands/lock-truck/lock-truck.command.js';
export { RemoveRentalTruckCommand } from './commands/remove-rental-truck/remove-rental-truck.command.js';
export { TryLockTruckCommand } from './commands/try-lock-truck/try-lock-truck.command.js';
export { TruckChanged } from './events/truck-changed.event.js';
export { TRUCK_BOOKINGS } from './ports/truck-bookings.js';
export type { TruckBookings } from './ports/truck-bookings.js';
export { TRUCK } from './sql/truck.view.js';
