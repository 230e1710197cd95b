import { all, checkedBy, converted } from '#kernel/validation/index.js';

/** Whether the query names it, with any value. */
const Present = (): PropertyDecorator =>
  all(
    converted(() => true),
    checkedBy('present', () => null),
  );

/** Query of GET /branch. */
export class BranchListQueryDto {
  /** Present means yes. */
  @Present() includeInactive?: boolean;
}
