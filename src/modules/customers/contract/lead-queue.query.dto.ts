import { OptionalBranchFilter } from '../../../kernel/validation/index.js';

/** Query of the leads, the autobookings and their sizes. */
export class LeadQueueQueryDto {
  /** Absent: every branch. */
  @OptionalBranchFilter()
  branchId?: string;
}
