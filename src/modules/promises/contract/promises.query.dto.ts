import { IsObjectId } from '#kernel/validation/index.js';

/** Query of GET /move/activity/{id}/promises. */
export class PromisesQueryDto {
  /** Whose activity it is. */
  @IsObjectId() customerId: string;
}
