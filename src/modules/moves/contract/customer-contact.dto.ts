import {
  ClearableFlag,
  KeptText,
  NullableObjectId,
  OneOfOrBlank,
  OptionalEmail,
  OptionalNotes,
  OptionalText,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';
import { CustomerName } from './customer-name.rule.js';
import { CustomerServerFieldsDto } from './customer-server-fields.dto.js';
import { PHONE_TYPES, type PhoneType } from './move-terms.js';

/** Contact data of a customer; what is absent stays as it is. */
export class CustomerContactDto extends CustomerServerFieldsDto {
  @CustomerName('firstName')
  firstName?: string;

  @CustomerName('lastName')
  lastName?: string;

  @OptionalEmail()
  email?: string;

  @OptionalEmail()
  altEmail?: string;

  /** Name of a marketing source. */
  @KeptText(TEXT_LIMITS.name)
  referredBy?: string;

  @OptionalText(TEXT_LIMITS.phone)
  phone?: string;

  @OneOfOrBlank(PHONE_TYPES)
  phoneType?: PhoneType | '';

  @OptionalText(TEXT_LIMITS.phone)
  altPhone?: string;

  @OneOfOrBlank(PHONE_TYPES)
  altPhoneType?: PhoneType | '';

  @OptionalText(TEXT_LIMITS.name)
  altFirstName?: string;

  @OptionalText(TEXT_LIMITS.name)
  altLastName?: string;

  @ClearableFlag()
  isRepeat?: boolean;

  /** The customer of the move before this one, `null` for none. */
  @NullableObjectId()
  previousContractId?: string | null;

  /** Tracking id of another system. */
  @OptionalText(TEXT_LIMITS.name)
  externalId?: string;

  /** The employee who looks after this customer, `null` for nobody. */
  @NullableObjectId()
  managedBy?: string | null;

  @OptionalNotes()
  notes?: string;
}
