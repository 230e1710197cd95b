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

/** A form whose parts are saved one after the other. */
export interface RebasedForm<Values extends FieldValues> extends StoredForm {
  /** What was stored when it was typed over. */
  typedOver: Values;
  /**
   * Call when a part has been stored, or when it is known what somebody else has stored: `now` is
   * stored then, the form shows `taken` of it, and what else is typed stays unsaved.
   */
  rebase: (now: Values, taken: Partial<Values>) => void;
}

interface Base<Values> {
  typedOver: Values;
  /** Versions that the person has seen, oldest first; the newest may not be fetched yet. */
  known: readonly string[];
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
): RebasedForm<Values> {
  const dirtyCount = useDirtyCount(form);
  const isDirty = useFormState({ control: form.control }).isDirty || dirtyCount > 0;
  const latest = JSON.stringify(stored);
  const [{ typedOver, known }, setBase] = useState<Base<Values>>({
    typedOver: stored,
    known: [latest],
  });
  const newest = known.at(-1) ?? latest;
  const draft = useDraft(form, name, newest);
  const letGo = useLeaveGuard(isDirty ? [unsavedLabels(dirtyCount)] : []);
  const changed = !known.includes(latest);
  const hasOlder = known.indexOf(latest) > 0;

  const showLatest = (): void => {
    form.reset(stored);
    setBase({ typedOver: stored, known: [latest] });
  };
  useEffect(() => {
    if (hasOlder) {
      setBase((base) => ({ ...base, known: base.known.slice(base.known.indexOf(latest)) }));
    }
    if (!changed || isDirty) return;
    const values = JSON.parse(latest) as Values;
    form.reset(values);
    setBase({ typedOver: values, known: [latest] });
  }, [changed, form, isDirty, hasOlder, latest]);

  const discard = (): void => {
    showLatest();
    draft.discard();
  };
  const release = (): void => {
    form.reset(form.getValues());
    letGo();
  };
  const rebase = (now: Values, taken: Partial<Values>): void => {
    form.setValues(taken);
    form.resetDefaultValues(now);
    setBase((base) => ({ typedOver: now, known: [...base.known, JSON.stringify(now)] }));
  };
  return {
    dirtyCount,
    stale: changed && isDirty,
    showLatest,
    draft: { ...draft, discard },
    release,
    typedOver,
    rebase,
  };
}
