import { QueryFlag } from '../../../kernel/validation/index.js';

/** Query of DELETE /truck/{id}, and of the PUT that does as much. */
export class DeleteTruckQueryDto {
  /** A person confirmed that its bookings from today on become unassigned. */
  @QueryFlag() clear?: boolean;
}
