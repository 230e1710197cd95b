export {
  apiErrorOf,
  refusalOf,
  SYSTEM_ERROR,
  toApiError,
  UNREACHABLE,
  type ApiError,
} from './api-error';
export { baseApi } from './base-api';
export { wayForward } from './way-forward';
