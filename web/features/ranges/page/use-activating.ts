import type { ModelVersionView } from '#modules/ranges/contract/model.view.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useActivateVersionMutation } from '../api';

const nameOf = ({ version, n }: ModelVersionView): string =>
  n === 0 ? 'The size tables are' : `Version ${version} is`;

interface Activating {
  isActivating: boolean;
  /** Uses a version from now on, with a way back to the one that was in use. */
  activate: (version: ModelVersionView) => Promise<void>;
}

/** Changes the version in use, and so every range from now on. */
export function useActivating(versions: readonly ModelVersionView[]): Activating {
  const [send, { isLoading }] = useActivateVersionMutation();
  const store = async (
    version: ModelVersionView,
    words: string,
    undo?: () => void,
  ): Promise<void> => {
    try {
      await send(version.version).unwrap();
      toast.success(`${nameOf(version)} ${words}`, undo && { undo });
    } catch (error) {
      toast.error(apiErrorOf(error).message, { stays: true });
    }
  };
  const activate = (version: ModelVersionView): Promise<void> => {
    const former = versions.find(({ state }) => state === 'active');
    return store(version, 'in use', former && (() => void store(former, 'in use again')));
  };
  return { isActivating: isLoading, activate };
}
