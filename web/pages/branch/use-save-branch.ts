import type { UseFormReturn } from 'react-hook-form';
import { useCreateBranchMutation, useUpdateBranchMutation } from '../../features/branches';
import { useSaveZonesMutation, zonesOf } from '../../features/zip-zones';
import { apiErrorOf, refusalSentences, type ApiError } from '../../shared/api';
import { showServerFaults, type RebasedForm } from '../../shared/forms';
import {
  branchBodyOf,
  branchPartOf,
  planningValuesOf,
  zonesIn,
  type BranchValues,
  type PlanningValues,
} from './branch-values';
import { useSavePlanning } from './use-save-planning';

const underZones = (error: ApiError): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, message }) => ({ path: `zones.${path}`, message })),
});

export interface SavedBranch {
  id: string;
  planning: PlanningValues;
}

export interface BranchSaving {
  /** What is stored, or null when it was refused; the form then shows why. */
  save: (values: BranchValues) => Promise<SavedBranch | null>;
  isSaving: boolean;
}

/** Saves what has changed: the branch, then its zip zones, then how it plans its days. */
export function useSaveBranch(
  form: UseFormReturn<BranchValues>,
  branchId: string | undefined,
  stored: RebasedForm<BranchValues>,
): BranchSaving {
  const [create, creating] = useCreateBranchMutation();
  const [update, updating] = useUpdateBranchMutation();
  const [putZones, puttingZones] = useSaveZonesMutation();
  const planning = useSavePlanning(form, stored);

  // Read while rendering: only then does the form keep it up to date.
  const {
    zones: zonesChanged,
    planning: planningChanged,
    ...branchChanged
  } = form.formState.dirtyFields;

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

  const save = async (values: BranchValues): Promise<SavedBranch | null> => {
    const branch = branchBodyOf(values);
    if (branchId === undefined) {
      const created = await accepted(create(branch).unwrap());
      return created && { id: created._id, planning: values.planning };
    }
    // What is stored must not stay unsaved when a later part is refused.
    let over = stored.typedOver;
    const stores = (part: Partial<BranchValues>): void => {
      over = { ...over, ...part };
      stored.rebase(over, part);
    };
    if (Object.keys(branchChanged).length > 0) {
      const view = await accepted(update({ id: branchId, branch }).unwrap());
      if (!view) return null;
      stores(branchPartOf(view));
    }
    if (zonesChanged) {
      const zones = zonesOf(values.zones);
      const views = await accepted(putZones({ branchId, zones }).unwrap(), underZones);
      if (!views) return null;
      stores({ zones: zonesIn(branchId, views) });
    }
    if (!planningChanged) return { id: branchId, planning: values.planning };
    const saved = await accepted(planning.put(branchId, values.planning), (error) =>
      planning.read(error, over),
    );
    if (!saved) return null;
    stores({ planning: planningValuesOf(saved) });
    return { id: branchId, planning: planningValuesOf(saved) };
  };

  const isPutting = puttingZones.isLoading || planning.isSaving;
  return { save, isSaving: creating.isLoading || updating.isLoading || isPutting };
}
