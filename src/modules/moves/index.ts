/** The public face of moves: whole customers, and operations for the module that books trucks. */
export { CancelCustomerCommand } from './commands/cancel-customer/cancel-customer.command.js';
export { CreateMoveCommand } from './commands/create-move/create-move.command.js';
export { NoteCallCommand } from './commands/note-call/note-call.command.js';
export { NoteEmailAcceptedCommand } from './commands/note-email-accepted/note-email-accepted.command.js';
export { NoteEmailDeliveredCommand } from './commands/note-email-delivered/note-email-delivered.command.js';
export { RequestDriveTimesCommand } from './commands/request-drive-times/request-drive-times.command.js';
export { UpdateCustomerCommand } from './commands/update-customer/update-customer.command.js';
export { CUSTOMER_EMAILS } from './ports/customer-emails.js';
export { CustomerChanged } from './events/customer-changed.event.js';
export { OperationsReleased } from './events/operations-released.event.js';
export { ProblemFlagsChanged } from './events/problem-flags-changed.event.js';
export { OPERATION_PLACING } from './ports/operation-placing.js';
export type { LockedOperation, OperationPlacing } from './ports/operation-placing.js';
export { EstimateDriveQuery } from './queries/estimate-drive/estimate-drive.query.js';
export { GetConstantsQuery } from './queries/get-constants/get-constants.query.js';
export { GetCustomerQuery } from './queries/get-customer/get-customer.query.js';
