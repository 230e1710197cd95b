import { RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** PUT /customermgt/{id}/reactivate. */
export class ReactivateCustomerDto {
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
