import { useListBranchesQuery } from '../../branches';
import { showMoney } from '../../../shared/format';
import { confirm } from '../../../shared/ui';
import { useCustomerFields } from '../form/customer-context';
import { inZone } from '../form/rebased';
import type { ActivityValues } from '../form/values';

/**
 * What follows from another branch: its time zone for every operation and, if the person agrees,
 * its rate.
 */
export function useBranchChange(): (branchId: string) => Promise<void> {
  const { data: branches = [] } = useListBranchesQuery();
  const form = useCustomerFields();

  const rebase = (to: { name: string; timezone: string }): void => {
    const { timezone: from } = form.getValues('branch');
    form.setValue('branch', { name: to.name, timezone: to.timezone });
    const activities = form.getValues('move.activities') as ActivityValues[];
    inZone(activities, from, to.timezone).forEach(({ operations }, activity) =>
      operations.forEach(({ date }, at) => {
        form.setValue(`move.activities.${activity}.operations.${at}.date`, date);
        form.setValue(`move.activities.${activity}.operations.${at}.timezone`, to.timezone);
      }),
    );
  };

  return async (branchId) => {
    const branch = branches.find(({ _id }) => _id === branchId);
    if (!branch) return;
    rebase(branch);
    const rate = form.getValues('move.meta.rate');
    const offered = branch.defaultHourlyRate;
    if (offered === null || rate === undefined || offered === rate) return;
    const accepted = await confirm({
      title: 'Hourly rate',
      message: `The hourly rate of ${branch.name} is ${showMoney(offered)}, this customer's is ${showMoney(rate)}.`,
      confirmLabel: 'ACCEPT NEW RATE',
      cancelLabel: 'KEEP EXISTING RATE',
    });
    if (accepted) form.setValue('move.meta.rate', offered, { shouldDirty: true });
  };
}
