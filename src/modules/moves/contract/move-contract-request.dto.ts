import { Nested } from '../../../kernel/validation/index.js';
import { NewCustomerInformationDto } from './new-customer-information.dto.js';
import { NewMoveDetailsDto } from './new-move-details.dto.js';

export class MoveContractRequestDto {
  @Nested(() => NewCustomerInformationDto, 'required')
  customerInformation: NewCustomerInformationDto;

  @Nested(() => NewMoveDetailsDto, 'required')
  moveDetails: NewMoveDetailsDto;
}
