/** The face of mail: sending to a customer, and templates. */
export { CreateTemplateCommand } from './commands/create-template/create-template.command.js';
export { SendEmailCommand } from './commands/send-email/send-email.command.js';
export type { AcceptedEmail } from './commands/send-email/send-email.command.js';
