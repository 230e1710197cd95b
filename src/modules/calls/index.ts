/** The public face of calls. */
export { LogCallCommand } from './commands/log-call/log-call.command.js';
export { CALL } from './sql/call.view.js';
