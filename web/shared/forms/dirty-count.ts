import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** How many leaves of a form's `dirtyFields` are marked. */
function countDirty(marks: unknown): number {
  if (marks === true) return 1;
  if (typeof marks !== 'object' || marks === null) return 0;
  return Object.values(marks).reduce<number>((sum, mark) => sum + countDirty(mark), 0);
}

/** How many fields differ from what is saved. */
export function useDirtyCount<Values extends FieldValues>(form: UseFormReturn<Values>): number {
  const { dirtyFields, isDirty } = useFormState({ control: form.control });
  return isDirty ? countDirty(dirtyFields) : 0;
}

/** `1 unsaved change`, `3 unsaved changes`; nothing when there are none. */
export const unsavedLabels = (count: number): string =>
  count === 0 ? '' : `${count} unsaved ${count === 1 ? 'change' : 'changes'}`;
