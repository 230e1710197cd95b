/** The face of moves: whole customers, their activities, and operations for whoever books trucks. */
export { AddActivityCommand } from './commands/add-activity/add-activity.command.js';
export type { ActivityAdded } from './commands/add-activity/add-activity.command.js';
export { CancelCustomerCommand } from './commands/cancel-customer/cancel-customer.command.js';
export { CloneCustomerCommand } from './commands/clone-customer/clone-customer.command.js';
export { CreateMoveCommand } from './commands/create-move/create-move.command.js';
export type { NewMove } from './commands/create-move/create-move.command.js';
export { PlaceOperationCommand } from './commands/place-operation/place-operation.command.js';
export type {
  OperationPlace,
  PlacedOperation,
  Placement,
  PlacingOperation,
} from './commands/place-operation/place-operation.command.js';
export { UpdateActivityCommand } from './commands/update-activity/update-activity.command.js';
export type { ActivityUpdate } from './commands/update-activity/update-activity.command.js';
export { UpdateCustomerCommand } from './commands/update-customer/update-customer.command.js';
export { CUSTOMER_EMAILS } from './customer-emails.js';
export type { CustomerEmails } from './customer-emails.js';
export { ActivityStateChanged } from './events/activity-state-changed.event.js';
export { CustomerChanged } from './events/customer-changed.event.js';
export { OperationsReleased } from './events/operations-released.event.js';
export type { BoardOperation } from './planning/board-marks.js';
export { GetCustomerQuery } from './queries/get-customer/get-customer.query.js';
export { GetConstantsQuery } from './queries/get-constants/get-constants.query.js';
