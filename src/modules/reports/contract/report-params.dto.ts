import { isLocalDate, LOCAL_DATE_MESSAGE } from '#kernel/local-date.js';
import { checkedBy, IsLocalDay, OptionalBranchFilter } from '#kernel/validation/index.js';
import { END_BEFORE_START_MESSAGE } from './report-terms.js';

const LastDay = (): PropertyDecorator =>
  checkedBy('lastDay', (value, owner) => {
    if (!isLocalDate(value)) return LOCAL_DATE_MESSAGE;
    const { start } = owner as { start?: unknown };
    return isLocalDate(start) && value < start ? END_BEFORE_START_MESSAGE : null;
  });

/** What a report is asked for: query of GET and body of POST /reports/{kind}. */
export class ReportParamsDto {
  /** Absent or `all`: every branch. */
  @OptionalBranchFilter() branchId?: string;
  /** Both days inclusive, in each branch's zone. */
  @IsLocalDay() start: string;
  @LastDay() end: string;
}
