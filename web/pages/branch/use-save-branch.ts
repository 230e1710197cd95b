import type { UseFormReturn } from 'react-hook-form';
import { useCreateBranchMutation, useUpdateBranchMutation } from '../../features/branches';
import { useSaveZonesMutation, zonesOf } from '../../features/zip-zones';
import { apiErrorOf, refusalSentences, type ApiError } from '../../shared/api';
import { showServerFaults } from '../../shared/forms';
import { branchBodyOf, type BranchValues } from './branch-values';

const underZones = (error: ApiError): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, message }) => ({ path: `zones.${path}`, message })),
});

export interface BranchSaving {
  /** The stored branch's id, or null when it was refused; the form then shows why. */
  save: (values: BranchValues) => Promise<string | null>;
  isSaving: boolean;
}

/** Saves what has changed: the branch, then its zip zones. */
export function useSaveBranch(
  form: UseFormReturn<BranchValues>,
  branchId: string | undefined,
): BranchSaving {
  const [create, creating] = useCreateBranchMutation();
  const [update, updating] = useUpdateBranchMutation();
  const [putZones, puttingZones] = useSaveZonesMutation();

  // Read while rendering: only then does the form keep it up to date.
  const { zones: zonesChanged, ...branchChanged } = form.formState.dirtyFields;

  const accepted = async <View>(
    call: Promise<View>,
    read: (error: ApiError) => ApiError = (error) => error,
  ): Promise<View | null> => {
    try {
      return await call;
    } catch (error) {
      const refused = read(apiErrorOf(error));
      if (!showServerFaults(form, refused)) {
        const message = refusalSentences(refused);
        form.setError('root', { message });
      }
      return null;
    }
  };

  const save = async (values: BranchValues): Promise<string | null> => {
    const branch = branchBodyOf(values);
    if (branchId === undefined) {
      return (await accepted(create(branch).unwrap()))?._id ?? null;
    }
    if (Object.keys(branchChanged).length > 0) {
      if (!(await accepted(update({ id: branchId, branch }).unwrap()))) return null;
    }
    if (!zonesChanged) return branchId;
    const zones = zonesOf(values.zones);
    return (await accepted(putZones({ branchId, zones }).unwrap(), underZones)) && branchId;
  };

  return { save, isSaving: creating.isLoading || updating.isLoading || puttingZones.isLoading };
}
