import { useCallback, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft-store';
import { restoreUnread, unreadIn } from './unread-number';

export interface DraftState {
  /** Unsaved changes from before a reload are in the form again. */
  restored: boolean;
  /**
   * There are such changes, but what they were typed over has changed since: ask before `apply`.
   */
  outdated: boolean;
  apply: () => void;
  discard: () => void;
}

/**
 * Keeps a form's unsaved changes through an accidental reload, in this tab only. `version` is that
 * of the thing being edited (its nounce); `name` is unique to it, such as `customer:{id}`.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  version: string,
): DraftState {
  const [found, setFound] = useState(() => readDraft(name));
  const [restored, setRestored] = useState(false);
  const current = found?.version === version;

  const apply = useCallback((): void => {
    if (!found) return;
    form.reset(found.values as DefaultValues<Values>, { keepDefaultValues: true });
    restoreUnread(form, found.unread);
    setFound(null);
    setRestored(true);
  }, [form, found]);
  const discard = useCallback((): void => {
    dropDraft(name);
    setFound(null);
    setRestored(false);
  }, [name]);

  useEffect(() => {
    if (current) apply();
  }, [apply, current]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true, errors: true },
        callback: ({ isDirty, values, errors = {} }) => {
          // The draft of an older version waits for the person's decision.
          if (found) return;
          const unread = unreadIn(errors, values);
          if (isDirty || unread.length > 0) writeDraft(name, { version, values, unread });
          else dropDraft(name);
        },
      }),
    [form, found, name, version],
  );

  return { restored, outdated: found !== null && !current, apply, discard };
}
