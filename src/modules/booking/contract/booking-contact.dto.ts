import { KeptText, ReadOnlyField, RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';
import { CustomerContactDto } from '#modules/moves/contract/customer-contact.dto.js';
import { ReachableBy } from './reachable.rule.js';

/** The visitor who books; fields that only the staff sets are accepted and ignored. */
export class BookingContactDto extends CustomerContactDto {
  @RequiredText(TEXT_LIMITS.name) override firstName: string;
  @RequiredText(TEXT_LIMITS.name) override lastName: string;
  /** A phone number or an email address is required. */
  @ReachableBy(TEXT_LIMITS.phone) override phone?: string;
  /** Name of a marketing source; 'Web site' if absent. */
  @KeptText(TEXT_LIMITS.name) override referredBy?: string;

  @ReadOnlyField() branchId?: string;
  @ReadOnlyField() nounce?: string;
  @ReadOnlyField() override isRepeat?: boolean;
  @ReadOnlyField() override previousContractId?: string | null;
  @ReadOnlyField() override externalId?: string;
  @ReadOnlyField() override managedBy?: string | null;
}
