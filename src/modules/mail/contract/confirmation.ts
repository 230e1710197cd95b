export { confirmationRefusal, isConfirmation } from '../domain/confirmation-rule.js';
