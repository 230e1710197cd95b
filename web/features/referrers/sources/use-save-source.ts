import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useSaveSourceMutation } from '../api';
import type { EditedSource } from './source-change';

export interface SourceSaving {
  isSaving: boolean;
  /**
   * @returns why it was refused, or null
   * @param before offers to restore it
   */
  save: (edited: EditedSource, before?: EditedSource) => Promise<string | null>;
}

/** Saves one source and says so. */
export function useSaveSource(): SourceSaving {
  const [send, { isLoading }] = useSaveSourceMutation();

  const save = async (edited: EditedSource, before?: EditedSource): Promise<string | null> => {
    try {
      await send(edited).unwrap();
    } catch (error) {
      const { errors, message } = apiErrorOf(error);
      return errors[0]?.message ?? message;
    }
    toast.success(`${edited.name} saved`, { undo: before && (() => void restore(before)) });
    return null;
  };
  const restore = async (before: EditedSource): Promise<void> => {
    const refusal = await save(before);
    if (refusal) toast.error(refusal, { stays: true });
  };

  return { isSaving: isLoading, save };
}
