import { RequiredText } from '#kernel/validation/index.js';
import { PAGE_ID_LENGTH } from './socket-messages.js';

/** `join` and `leave`. */
export class PageDto {
  /** The page's full path, `/emma/customer/{id}`. */
  @RequiredText(PAGE_ID_LENGTH) pageId: string;
}
