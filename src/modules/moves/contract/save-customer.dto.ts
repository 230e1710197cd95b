import { Nested, OptionalObjectId, RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';
import { CustomerContactDto } from './customer-contact.dto.js';
import { SaveMoveDto } from './save-move.dto.js';

/** PUT /customermgt/{id}: a whole Customer, or the parts of one that changed. */
export class SaveCustomerDto extends CustomerContactDto {
  /** The version that this is based on. */
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @OptionalObjectId() branchId?: string;
  @Nested(() => SaveMoveDto) move?: SaveMoveDto;
}
