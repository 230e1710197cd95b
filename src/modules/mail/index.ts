/** The face of mail: sending to a customer. */
export { SendEmailCommand } from './commands/send-email/send-email.command.js';
