import {
  ReadOnlyField,
  RequiredText,
  TEXT_LIMITS,
  IsObjectId,
  NullableWrittenDay,
  Nested,
} from '#kernel/validation/index.js';
import { CustomerContactDto } from './customer-contact.dto.js';
import { NewCustomerName } from './customer-name.rule.js';

/** Contact data of a new customer. */
export class NewCustomerInformationDto extends CustomerContactDto {
  @NewCustomerName('firstName') override firstName: string;
  @NewCustomerName('lastName') override lastName: string;
  /** Name of a marketing source. */
  @RequiredText(TEXT_LIMITS.name) override referredBy: string;

  /** From `moveDetails`. */
  @ReadOnlyField() branchId?: string;
  @ReadOnlyField() nounce?: string;
}

export class NewMoveDetailsDto {
  @IsObjectId() branchId: string;
  /** With a day, one activity is created on that day, with its operation. */
  @NullableWrittenDay() requestedDay?: string | null;
}

export class MoveContractRequestDto {
  @Nested(() => NewCustomerInformationDto, 'required')
  customerInformation: NewCustomerInformationDto;

  @Nested(() => NewMoveDetailsDto, 'required')
  moveDetails: NewMoveDetailsDto;
}

/** POST /customermgt. */
export class CreateCustomerDto {
  @Nested(() => MoveContractRequestDto, 'required')
  moveContractRequest: MoveContractRequestDto;
}
