import {
  Dollars,
  Flag,
  ReadOnlyField,
  RequiredText,
  OptionalBranchFilter,
} from '#kernel/validation/index.js';
import { ZipCodes } from './zip-codes.rule.js';

/** One zone of the list that PUT /zipzone/{branchId} takes. */
export class ZipZoneDto {
  /** Five digits each. */
  @ZipCodes() codes: string[];
  /** `O` is used for every code that no zone contains. */
  @RequiredText(50) zone: string;
  /** False: trips there cost nothing. False if absent. */
  @Flag() useFee?: boolean;
  /** Dollars; 0 if absent. */
  @Dollars() tripFee?: number;

  @ReadOnlyField() _id?: string;
  @ReadOnlyField() branchId?: string;
}

/** Query of GET /zipzone. */
export class ZipZoneListQueryDto {
  /** Absent: every branch. */
  @OptionalBranchFilter() branchId?: string;
  /** The same under the name that other lists use. */
  @OptionalBranchFilter() branch?: string;
}
