export { ChangeCustomerCommand } from './commands/change-customer/change-customer.command.js';
export { ClaimCustomerCommand } from './commands/claim-customer/claim-customer.command.js';
export type { CustomerClaim } from './commands/claim-customer/claim-customer.command.js';
export { CreateCustomerCommand } from './commands/create-customer/create-customer.command.js';
export type { NewCustomer } from './commands/create-customer/create-customer.command.js';
export { LockCustomerCommand } from './commands/lock-customer/lock-customer.command.js';
export { ProjectCustomerCommand } from './commands/project-customer/project-customer.command.js';
export type { Projected } from './commands/project-customer/project-customer.command.js';
export type {
  CallProjection,
  EmailAcceptedProjection,
  EmailDeliveredProjection,
  MoveProjection,
  Place,
  Projection,
} from './projection.js';
export { FindCustomerQuery } from './queries/find-customer/find-customer.query.js';
export type { FoundCustomer } from './queries/find-customer/find-customer.query.js';
export type { CustomerFacts, CustomerState, CustomerValues } from './customer-state.js';
