import { checkedBy } from './rule.js';
import { isBlank, textFault } from './text.js';
import { REQUIRED_MESSAGE } from './messages.js';

/** No id of a request is longer. */
const MAX_LENGTH = 100;

/** The id of a request, or absent. */
const RequestReference = (): PropertyDecorator =>
  checkedBy('requestReference', (value) => {
    if (value === undefined) return null;
    return textFault(value, MAX_LENGTH) ?? (isBlank(value) ? REQUIRED_MESSAGE : null);
  });

/** A call that may take back what an earlier one did. */
export class UndoesDto {
  /** The `x-request-id` of the answer to what this takes back. */
  @RequestReference() undoes?: string;
}
