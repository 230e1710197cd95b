export {
  bookingEnvelope,
  envelopeWindow,
  occupancyWindow,
  jobEndOf,
  isLongDrive,
  type BookingEnvelope,
  type OperationTimes,
} from '../domain/envelope/envelope.js';
