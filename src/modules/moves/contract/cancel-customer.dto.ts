import { OptionalNotes, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** Query of DELETE /customer/{id}. */
export class CancelCustomerQueryDto {
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @OptionalNotes(1_000) reason?: string;
}

/** PUT /customermgt/{id}/reactivate. */
export class ReactivateCustomerDto {
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
