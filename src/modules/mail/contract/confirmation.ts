export {
  confirmationRefusal,
  isConfirmation,
  type BookedShare,
  type ConfirmationRefusal,
} from '../domain/confirmation-rule.js';
