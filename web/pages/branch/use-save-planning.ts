import type { UseFormReturn } from 'react-hook-form';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import { useSavePlanningMutation } from '../../features/branches';
import type { ApiError } from '../../shared/api';
import { planningValuesOf, type BranchValues, type PlanningValues } from './branch-values';
import { changeLabel, settingChanges, settingsByPath } from './planning-labels';

export interface PlanningSaving {
  put: (branchId: string, planning: PlanningValues) => Promise<PlanningView>;
  /** Why it was refused; what somebody else saved meanwhile is in the form by then. */
  read: (error: ApiError) => ApiError;
  isSaving: boolean;
}

const inPlanning = (error: ApiError): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, message }) => ({ path: `planning.${path}`, message })),
});

/**
 * Saves how a branch plans its days.
 * @param stored the settings that the form's were typed over
 */
export function useSavePlanning(
  form: UseFormReturn<BranchValues>,
  stored: PlanningValues,
): PlanningSaving {
  const [put, { isLoading: isSaving }] = useSavePlanningMutation();

  /** What I have not touched becomes theirs; saving again stores mine over the rest. */
  const takeTheirs = (theirs: PlanningValues): void => {
    const mine = new Map(settingsByPath(form.getValues('planning')));
    const before = new Map(settingsByPath(stored));
    for (const [path, value] of settingsByPath(theirs)) {
      if (mine.get(path) === before.get(path)) form.setValue(`planning.${path}`, value as never);
    }
    form.setValue('planning.version', theirs.version);
  };

  const read = (error: ApiError): ApiError => {
    const theirs = error.details['planning'] as PlanningView | undefined;
    if (error.code !== 'STALE_VERSION' || !theirs) return inPlanning(error);
    const changes = settingChanges(stored, theirs).map(changeLabel).join('; ');
    takeTheirs(planningValuesOf(theirs));
    return { ...error, message: `${error.message} ${changes}. What you changed is kept.` };
  };

  return { put: (id, planning) => put({ id, planning }).unwrap(), read, isSaving };
}
