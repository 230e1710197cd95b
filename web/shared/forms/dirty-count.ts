import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { counted } from '#kernel/counted.js';
import { unreadTexts } from './unread-number';

/** How many leaves of a form's `dirtyFields` are marked; nobody types a version. */
function countDirty(marks: unknown): number {
  if (marks === true) return 1;
  if (typeof marks !== 'object' || marks === null) return 0;
  return Object.entries(marks).reduce<number>(
    (sum, [name, mark]: [string, unknown]) => (name === 'version' ? sum : sum + countDirty(mark)),
    0,
  );
}

/** How many fields differ from what is saved; a text that is not a number yet counts too. */
export function useDirtyCount<Values extends FieldValues>(form: UseFormReturn<Values>): number {
  const { dirtyFields, isDirty, errors, defaultValues } = useFormState({ control: form.control });
  const unread = unreadTexts(errors, form.getValues(), defaultValues ?? {}).length;
  return (isDirty ? countDirty(dirtyFields) : 0) + unread;
}

/** `1 unsaved change`, `3 unsaved changes`; nothing when there are none. */
export const unsavedLabels = (count: number): string =>
  count === 0 ? '' : counted(count, 'unsaved change');
