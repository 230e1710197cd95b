import { Nested } from '../../../kernel/validation/index.js';
import { MoveContractRequestDto } from './move-contract-request.dto.js';

/** POST /customermgt. */
export class CreateCustomerDto {
  @Nested(() => MoveContractRequestDto, 'required')
  moveContractRequest: MoveContractRequestDto;
}
