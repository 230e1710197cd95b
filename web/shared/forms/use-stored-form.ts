import { useEffect, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { unsavedLabels, useDirtyCount } from './dirty-count';
import { useDraft, type DraftState } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

export interface StoredForm {
  dirtyCount: number;
  /**
   * Someone else changed the thing while it was edited here: the latest version is shown on
   * request.
   */
  stale: boolean;
  showLatest: () => void;
  draft: DraftState;
  /** Call before a save navigates: nothing is unsaved then. */
  release: () => void;
}

/**
 * A page's form over one stored thing without a version of its own: follows it while nothing is
 * unsaved, keeps what is typed through a reload, and names it to someone who leaves.
 * @param stored the form's values as they are stored now
 * @param name unique to the thing, such as `truck:{id}`
 */
export function useStoredForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  stored: Values,
  name: string,
): StoredForm {
  const { isDirty } = useFormState({ control: form.control });
  const dirtyCount = useDirtyCount(form);
  const latest = JSON.stringify(stored);
  const [base, setBase] = useState(latest);
  const draft = useDraft(form, name, base);
  const letGo = useLeaveGuard(isDirty ? [unsavedLabels(dirtyCount)] : []);
  const changed = base !== latest;

  const showLatest = (): void => {
    form.reset(stored);
    setBase(latest);
  };
  useEffect(() => {
    if (!changed || isDirty) return;
    form.reset(JSON.parse(latest) as Values);
    setBase(latest);
  }, [changed, form, isDirty, latest]);

  const discard = (): void => {
    showLatest();
    draft.discard();
  };
  const release = (): void => {
    form.reset(form.getValues());
    letGo();
  };
  return {
    dirtyCount,
    stale: changed && isDirty,
    showLatest,
    draft: { ...draft, discard },
    release,
  };
}
