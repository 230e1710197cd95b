export {
  bookingEnvelope,
  envelopeWindow,
  jobEndOf,
  isLongDrive,
} from '../domain/envelope/envelope.js';
