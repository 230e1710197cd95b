export {
  CALL_TYPE_NAMES,
  CONTRACT_STAGES,
  PHONE_TYPES,
  type CallType,
  type ContractStage,
  type CustomerStatus,
  type PhoneType,
} from '../domain/customer-terms.js';
