/**
 * The page on which visitors of the company's web site book; it shares nothing with the staff's
 * app.
 */
export { BookingPage } from './booking-page';
export { Masthead } from './masthead';
