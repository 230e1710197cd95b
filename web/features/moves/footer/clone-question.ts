import { unsavedLabels } from '../../../shared/forms';
import type { Unsaved } from '../form/savable';

const QUESTION = 'Are you sure you want to duplicate this customer?';

/** Asked before a customer is duplicated; says what happens to unsaved changes. */
export function cloneQuestion({ changes, locked }: Unsaved, mayBeSaved: boolean): string {
  const saved = mayBeSaved ? changes.length : 0;
  const left = locked.length + changes.length - saved;
  return [
    QUESTION,
    ...(saved > 0 ? [`Saved first: ${unsavedLabels(saved)}.`] : []),
    ...(left > 0 ? [`Not copied, because it can’t be saved now: ${unsavedLabels(left)}.`] : []),
  ].join('\n');
}
