export {
  apiErrorOf,
  refusalOf,
  SYSTEM_ERROR,
  tellsOutcome,
  toApiError,
  UNREACHABLE,
  unreachable,
  type ApiError,
} from './api-error';
export { baseApi, TAG_TYPES } from './base-api';
export { ended, errorHint, refusalSentences } from './error-hints';
export { requestIdOf } from './request-ids';
