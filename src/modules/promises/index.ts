/** The public face of promises: what an email tells a customer is kept. */
export { FreezePromisesCommand } from './commands/freeze-promises/freeze-promises.command.js';
