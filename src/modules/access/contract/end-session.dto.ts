import { RequiredText } from '../../../kernel/validation/index.js';

/** POST /access-token/end. */
export class EndSessionDto {
  /** The bearer token that shall be good no more. */
  @RequiredText(5_000)
  token: string;
}
