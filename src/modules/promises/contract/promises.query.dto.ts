import { IsObjectId, PageQueryDto } from '#kernel/validation/index.js';

/** Query of GET /move/activity/{id}/promises. */
export class PromisesQueryDto extends PageQueryDto {
  /** Whose activity it is. */
  @IsObjectId() customerId: string;
}
