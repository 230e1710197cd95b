import type { FieldErrors } from 'react-hook-form';
import { unreadTexts } from '../../../shared/forms';
import { unsavedOf, type Unsaved } from './savable';
import type { CustomerValues } from './values';

/** What is typed over the version `base` and not saved; a text that is not a number yet counts too. */
export function unsavedIn(
  errors: FieldErrors<CustomerValues>,
  base: CustomerValues,
  typed: CustomerValues,
): Unsaved {
  const { changes, locked } = unsavedOf(base, typed);
  return { changes: [...changes, ...unreadTexts(errors, typed, base)], locked };
}
