import { ReadOnlyField, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';
import { CustomerContactDto } from './customer-contact.dto.js';
import { NewCustomerName } from './customer-name.rule.js';

/** Contact data of a new customer. */
export class NewCustomerInformationDto extends CustomerContactDto {
  @NewCustomerName('firstName') override firstName: string;
  @NewCustomerName('lastName') override lastName: string;
  /** Name of a marketing source. */
  @RequiredText(TEXT_LIMITS.name) override referredBy: string;

  /** Taken from `moveDetails`. */
  @ReadOnlyField() branchId?: string;
  @ReadOnlyField() nounce?: string;
}
