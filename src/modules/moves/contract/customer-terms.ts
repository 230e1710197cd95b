export {
  CONTRACT_STAGES,
  PHONE_TYPES,
  type ContractStage,
  type CustomerStatus,
  type PhoneType,
} from '../domain/customer-terms.js';
