export { holdsStart, showArrival } from '#kernel/arrival-window.js';
export { windowAt, windowFault, WINDOW_LIMITS } from '../domain/envelope/arrival-window.js';

/**
 * A span of time in which a customer was promised that the job starts, as the API has it; instants,
 * both included. The product keeps it apart from the start: within it the start moves freely.
 */
export interface ArrivalWindowView {
  from: string;
  to: string;
}
