import { OptionalEmail } from '../../../kernel/validation/index.js';

/** POST /contract/matchrepeat: who had a move with one of these addresses before. */
export class MatchRepeatDto {
  @OptionalEmail()
  email?: string;

  @OptionalEmail()
  altEmail?: string;
}
