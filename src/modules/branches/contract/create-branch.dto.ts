import { checkedBy, isBlank, textFault } from '#kernel/validation/index.js';
import { BranchDto } from './branch.dto.js';
import { BRANCH_MESSAGES } from './branch-terms.js';

/** An active branch sends mail: it needs a token from the start. */
const FirstRefreshToken = (): PropertyDecorator =>
  checkedBy('refreshToken', (value, owner) => {
    const { active } = owner as { active?: unknown };
    if (isBlank(value)) return active === false ? null : BRANCH_MESSAGES.token;
    return textFault(value, 2_000);
  });

/** POST /branch. */
export class CreateBranchDto extends BranchDto {
  @FirstRefreshToken() override outboundRefreshToken?: string | null;
}
