/** The public face of mail: emails to a customer, or a short notice to anybody. */
export { SendEmailCommand } from './commands/send-email/send-email.command.js';
export { SendNoticeCommand } from './commands/send-notice/send-notice.command.js';
