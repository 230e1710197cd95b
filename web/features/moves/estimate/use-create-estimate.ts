import type { EstimateView } from '#modules/moves/contract/estimate.view.js';
import { estimateActivity } from '#modules/moves/contract/estimating.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useCreateEstimateMutation } from '../api';
import { ESTIMATE_INPUTS, type EstimateInput } from '../form/activity-parts';
import {
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
  useTimezone,
} from '../form/customer-context';
import { estimatedOperations } from '../form/estimated-operations';
import type { ActivityValues, OperationValues } from '../form/values';

const FAULTY = 'Please address highlighted errors before trying to create estimate';

/** Copies the estimate of what is on screen into all its inputs. */
export function useCreateEstimate(): { create: () => Promise<void>; isCreating: boolean } {
  const { path, index } = useActivityScope();
  const { base, constants } = useCustomerPage();
  const form = useCustomerFields();
  const timezone = useTimezone();
  const [estimate, { isLoading }] = useCreateEstimateMutation();

  const take = (values: Pick<ActivityValues, EstimateInput>) => {
    for (const name of ESTIMATE_INPUTS)
      form.setValue(`${path}.${name}`, values[name], { shouldDirty: true, shouldValidate: true });
  };
  const takeOperations = (operations: OperationValues[]): void =>
    form.setValue(`${path}.operations`, operations, { shouldDirty: true });
  const takeWorktimes = (worktimes: readonly (number | null)[]): void =>
    worktimes.forEach((worktime, at) =>
      form.setValue(`${path}.locations.${at}.worktime`, worktime, { shouldDirty: true }),
    );

  const apply = (view: EstimateView, activityId: string): void => {
    const before = structuredClone(form.getValues(path)) as ActivityValues;
    // Another activity may have taken its place since it was requested.
    if (before?._id !== activityId) return;
    const { numMovers, truckCount } = view.resourceEstimate;
    // The answer's hours are for the requested crew; the suggested crew has hours of its own.
    const own =
      constants && estimateActivity({ ...before, numMovers, truckCount, minTime: 0, constants });
    const { estHours, minTime } = own ?? view;
    // The server does not know the drives of what is not saved.
    const { locations, warnings } = own?.warnings.length === 0 ? own : view;
    const taken = { numMovers, truckCount, estHours: Math.max(estHours, minTime), minTime };
    take(taken);
    takeOperations(estimatedOperations(before, taken, timezone));
    takeWorktimes(locations.map(({ suggestedWorktime }) => suggestedWorktime));
    const undo = (): void => {
      take(before);
      takeOperations(before.operations);
      takeWorktimes(before.locations.map(({ worktime }) => worktime));
    };
    // What it rests on is told in the section itself.
    toast.success('Estimate created', { undo });
    for (const warning of warnings) toast.warning(warning, { stays: true });
  };

  const create = async (): Promise<void> => {
    if (!(await form.trigger(path))) {
      toast.error(FAULTY, { stays: true, isOfFields: true });
      return;
    }
    const activity = form.getValues(path) as ActivityValues;
    const { locations, numMovers, truckCount, minTime } = activity;
    try {
      apply(
        await estimate({
          customerId: base._id,
          activityId: activity._id,
          body: { locations, numMovers, truckCount, minTime },
        }).unwrap(),
        activity._id,
      );
    } catch (error) {
      toast.error(apiErrorOf(error).message, { title: `Estimate of activity ${index + 1}` });
    }
  };
  return { create, isCreating: isLoading };
}
