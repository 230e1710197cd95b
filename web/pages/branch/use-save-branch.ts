import type { UseFormReturn } from 'react-hook-form';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { useCreateBranchMutation, useUpdateBranchMutation } from '../../features/branches';
import { useNameOf } from '../../features/employees';
import { useSaveZonesMutation, zonesOf } from '../../features/zip-zones';
import { apiErrorOf, refusalSentences, type ApiError } from '../../shared/api';
import { keepTyped, showServerFaults, type RebasedForm } from '../../shared/forms';
import {
  branchBodyOf,
  branchPartOf,
  planningValuesOf,
  zonesIn,
  type BranchValues,
} from './branch-values';
import { useSavePlanning } from './use-save-planning';

const underZones = (error: ApiError): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, message }) => ({ path: `zones.${path}`, message })),
});

/** What the page calls fields whose names do not say it. */
const NAMES = {
  ...{ publicShare: 'Share of a day', emailProof: 'Ask for a code by email' },
  ...{ normalizedAddress: 'Address', googlePlusUrl: 'Google Plus', facebookUrl: 'Facebook' },
  ...{ yelpUrl: 'Yelp', twitterUrl: 'Twitter', gatherupUrl: 'Gatherup', instagramUrl: 'Instagram' },
};

export interface SavedBranch {
  id: string;
  /** What the form sent in an older version. */
  now: Partial<BranchValues>;
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
  const readNames = useNameOf();
  const planning = useSavePlanning(form, stored);

  // Read while rendering: only then does the form keep it up to date.
  const {
    zones: zonesChanged,
    planning: planningChanged,
    ...branchChanged
  } = form.formState.dirtyFields;

  /** What somebody else saved meanwhile is in the form by then. */
  const readBranch = async (error: ApiError): Promise<ApiError> => {
    const there = error.details['branch'] as BranchView | undefined;
    if (error.code !== 'STALE_VERSION' || !there) return error;
    const theirs = branchPartOf(there);
    const stale = { error, theirs, nameOf: await readNames(), names: NAMES };
    return { ...error, message: keepTyped(form, stored, stored.typedOver, stale) };
  };

  const accepted = async <View>(
    call: Promise<View>,
    read: (error: ApiError) => ApiError | Promise<ApiError> = (error) => error,
  ): Promise<View | null> => {
    try {
      return await call;
    } catch (error) {
      const refused = await read(apiErrorOf(error));
      if (!showServerFaults(form, refused)) {
        const isRead = refused.code === 'STALE_VERSION' && 'branch' in refused.details;
        const message = isRead ? refused.message : refusalSentences(refused);
        form.setError('root', { type: isRead ? refused.code : 'refused', message });
      }
      return null;
    }
  };

  const save = async (values: BranchValues): Promise<SavedBranch | null> => {
    const branch = branchBodyOf(values);
    if (branchId === undefined) {
      const created = await accepted(create(branch).unwrap());
      return created && { id: created._id, now: {} };
    }
    // What is stored must not stay unsaved when a later part is refused.
    let over = stored.typedOver;
    const stores = (part: Partial<BranchValues>): void => {
      over = { ...over, ...part };
      stored.rebase(over, part);
    };
    let { version } = values;
    if (Object.keys(branchChanged).length > 0) {
      const view = await accepted(update({ id: branchId, branch }).unwrap(), readBranch);
      if (!view) return null;
      ({ version } = view);
      stores(branchPartOf(view));
    }
    if (zonesChanged) {
      const zones = zonesOf(values.zones);
      const views = await accepted(putZones({ branchId, zones }).unwrap(), underZones);
      if (!views) return null;
      stores({ zones: zonesIn(branchId, views) });
    }
    if (!planningChanged) return { id: branchId, now: { version } };
    const saved = await accepted(planning.put(branchId, values.planning), (error) =>
      planning.read(error, over),
    );
    if (!saved) return null;
    stores({ planning: planningValuesOf(saved) });
    return { id: branchId, now: { version, planning: planningValuesOf(saved) } };
  };

  const isPutting = puttingZones.isLoading || planning.isSaving;
  return { save, isSaving: creating.isLoading || updating.isLoading || isPutting };
}
