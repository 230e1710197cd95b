import { OptionalBranchFilter } from '../../../kernel/validation/index.js';

/** Query of GET /zipzone. */
export class ZipZoneListQueryDto {
  /** Absent: every branch. */
  @OptionalBranchFilter() branchId?: string;
  /** The same under the name that other lists use. */
  @OptionalBranchFilter() branch?: string;
}
