/** The public face of moves: whole customers, and operations for the module that books trucks. */
export { CancelCustomerCommand } from './commands/cancel-customer/cancel-customer.command.js';
export { CreateMoveCommand } from './commands/create-move/create-move.command.js';
export { NoteCallCommand } from './commands/note-call/note-call.command.js';
export { NoteEmailAcceptedCommand } from './commands/note-email-accepted/note-email-accepted.command.js';
export { NoteEmailDeliveredCommand } from './commands/note-email-delivered/note-email-delivered.command.js';
export { RequestDriveTimesCommand } from './commands/request-drive-times/request-drive-times.command.js';
export { UpdateActivityCommand } from './commands/update-activity/update-activity.command.js';
export { UpdateCustomerCommand } from './commands/update-customer/update-customer.command.js';
export { CUSTOMER_EMAILS } from './ports/customer-emails.js';
export { ConfirmationChanged } from './events/confirmation-changed.event.js';
export { CustomerChanged } from './events/customer-changed.event.js';
export { OperationsReleased } from './events/operations-released.event.js';
export { ProblemFlagsChanged } from './events/problem-flags-changed.event.js';
export { ACTIVITY_REBOOKING } from './ports/activity-rebooking.js';
export type {
  ActivityRebooking,
  ActivityRequest,
  LockedActivity,
  Rework,
} from './ports/activity-rebooking.js';
export { BOOKED_DRIVES, OPERATION_PLACING } from './ports/operation-placing.js';
export type {
  BookedDrives,
  LegChange,
  LockedOperation,
  OperationPlacing,
  PlacedOperation,
} from './ports/operation-placing.js';
export type { ShownOperation, ShownOperationRow } from './views/shown-operation.js';
export { ReckonReworkQuery } from './queries/reckon-rework/reckon-rework.query.js';
export { ReckonDrivesQuery } from './queries/reckon-drives/reckon-drives.query.js';
export type { ReckonedDrives } from './domain/changes/with-reckoned-drives.js';
export { EstimateDriveQuery } from './queries/estimate-drive/estimate-drive.query.js';
export { GetActivityQuery } from './queries/get-activity/get-activity.query.js';
export { GetConstantsQuery } from './queries/get-constants/get-constants.query.js';
export { GetCustomerQuery } from './queries/get-customer/get-customer.query.js';
export { GetEstimateBasesQuery } from './queries/get-estimate-bases/get-estimate-bases.query.js';
export type {
  ActivityBasis,
  WhichActivities,
} from './queries/get-estimate-bases/get-estimate-bases.query.js';
export { ACTIVITY } from './sql/activity.view.js';
export { ACTIVITY_DAY } from './sql/activity-day.view.js';
export { ACTIVITY_DRIVE } from './sql/activity-drive.view.js';
export { AUTOMATED_ESTIMATE } from './sql/automated-estimate.view.js';
export { BOARD_OPERATION } from './sql/board-operation.view.js';
export { BUILDING_STOP } from './sql/building-stop.view.js';
export { CUSTOMER } from './sql/customer.view.js';
export { DIRECT_LEG } from './sql/direct-leg.view.js';
export { FIRST_ARRIVAL } from './sql/first-arrival.view.js';
export { LOCATION } from './sql/location.view.js';
export { OPERATION } from './sql/operation.view.js';
export { OPERATION_DRIVE } from './sql/operation-drive.view.js';
