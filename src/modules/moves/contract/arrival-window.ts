export {
  holdsStart,
  WINDOW_LIMITS,
  windowAt,
  windowFault,
  windowOnClock,
  type ArrivalWindow,
  type WindowOnClock,
} from '../domain/envelope/arrival-window.js';

/** A span of time that a customer was promised, as the API has it; instants. */
export interface ArrivalWindowView {
  from: string;
  to: string;
}

/** As people read it: 'between 12:00 PM and 3:00 PM'. */
export { showArrival } from '../domain/envelope/show-arrival.js';
