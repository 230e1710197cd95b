import type { UseFormReturn } from 'react-hook-form';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import { useSavePlanningMutation } from '../../features/branches';
import type { ApiError } from '../../shared/api';
import type { RebasedForm } from '../../shared/forms';
import { planningValuesOf, type BranchValues, type PlanningValues } from './branch-values';
import { changeLabel, settingChanges, settingsByPath } from './planning-labels';

export interface PlanningSaving {
  put: (branchId: string, planning: PlanningValues) => Promise<PlanningView>;
  /**
   * Why it was refused; what somebody else saved meanwhile is in the form by then.
   * @param over what the form was typed over
   */
  read: (error: ApiError, over: BranchValues) => ApiError;
  isSaving: boolean;
}

const inPlanning = (error: ApiError): ApiError => ({
  ...error,
  errors: error.errors.map(({ path, message }) => ({ path: `planning.${path}`, message })),
});

/** Saves how a branch plans its days. */
export function useSavePlanning(
  form: UseFormReturn<BranchValues>,
  { rebase }: RebasedForm<BranchValues>,
): PlanningSaving {
  const [put, { isLoading: isSaving }] = useSavePlanningMutation();

  /** What I have not touched becomes theirs; saving again stores mine over the rest. */
  const takeTheirs = (over: BranchValues, theirs: PlanningValues): void => {
    const mine = new Map(settingsByPath(form.getValues('planning')));
    const before = new Map(settingsByPath(over.planning));
    for (const [path, value] of settingsByPath(theirs)) {
      if (mine.get(path) === before.get(path)) form.setValue(`planning.${path}`, value as never);
    }
    form.setValue('planning.version', theirs.version);
    rebase({ ...over, planning: theirs }, {});
  };

  const read: PlanningSaving['read'] = (error, over) => {
    const theirs = error.details['planning'] as PlanningView | undefined;
    if (error.code !== 'STALE_VERSION' || !theirs) return inPlanning(error);
    const changes = settingChanges(over.planning, theirs).map(changeLabel).join('; ');
    takeTheirs(over, planningValuesOf(theirs));
    return { ...error, message: `${error.message} ${changes}. What you changed is kept.` };
  };

  return { put: (id, planning) => put({ id, planning }).unwrap(), read, isSaving };
}
