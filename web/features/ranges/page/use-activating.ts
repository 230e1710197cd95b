import type { ModelVersionView } from '#modules/ranges/contract/model.view.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useActivateVersionMutation, useLazyGetModelQuery } from '../api';

const nameOf = ({ version, n }: ModelVersionView): string =>
  n === 0 ? 'The size tables are' : `Version ${version} is`;

const tellRefused = (error: unknown): void =>
  void toast.error(apiErrorOf(error).message, { refusal: error });

interface Activating {
  isActivating: boolean;
  /** Uses a version from now on, with a way back to the one that was in use. */
  activate: (version: ModelVersionView) => Promise<void>;
}

/** Changes the version in use, and so every range from now on. */
export function useActivating(versions: readonly ModelVersionView[]): Activating {
  const [send, { isLoading }] = useActivateVersionMutation();
  const [load] = useLazyGetModelQuery();

  /** The call can't say what it expects to be in use, so that is looked at right before it. */
  const undoUse = async (former: ModelVersionView, used: ModelVersionView): Promise<void> => {
    try {
      const now = await load().unwrap();
      const other = now.versions.find(({ version }) => version === now.active);
      if (other && other.version !== used.version) {
        toast.warning(`${nameOf(other)} in use by now. Nothing was undone.`, { stays: true });
        return;
      }
      await send(former.version).unwrap();
      toast.success(`${nameOf(former)} in use again`);
    } catch (error) {
      tellRefused(error);
    }
  };
  const activate = async (version: ModelVersionView): Promise<void> => {
    const former = versions.find(({ state }) => state === 'active');
    try {
      await send(version.version).unwrap();
      toast.success(
        `${nameOf(version)} in use`,
        former && { undo: () => void undoUse(former, version) },
      );
    } catch (error) {
      tellRefused(error);
    }
  };
  return { isActivating: isLoading, activate };
}
