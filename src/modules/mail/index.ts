/** The face of mail: sending to a customer, or a few words to anybody. */
export { SendEmailCommand } from './commands/send-email/send-email.command.js';
export { SendNoticeCommand } from './commands/send-notice/send-notice.command.js';
