import { IsLocalDay, ObjectIdList } from '../../../kernel/validation/index.js';

/** PUT /movemanager/returntoservice. */
export class ReturnToServiceDto {
  @IsLocalDay() date: string;
  @ObjectIdList() truckIds: string[];
}
