import type { UseFormReturn } from 'react-hook-form';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf, refusalOf } from '../../../shared/api';
import {
  keepTyped,
  showServerFault,
  showServerFaults,
  type RebasedForm,
} from '../../../shared/forms';
import { confirm, toast } from '../../../shared/ui';
import {
  useAddEmployeeMutation,
  useDeleteEmployeeMutation,
  useSaveEmployeeMutation,
} from '../staff-api';
import { useNameOf } from '../api';
import { employeeBodyOf, employeeValuesOf, type EmployeeValues } from './employee-values';

export interface EmployeeSaving {
  isSaving: boolean;
  isRemoving: boolean;
  save: (values: EmployeeValues) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/**
 * Saves or deletes an employee; a refusal is shown in the form.
 */
export function useSaveEmployee(
  form: UseFormReturn<EmployeeValues>,
  id: string | undefined,
  { rebase, release, typedOver }: RebasedForm<EmployeeValues>,
): EmployeeSaving {
  const navigate = useNavigate();
  const readNames = useNameOf();
  const [add, adding] = useAddEmployeeMutation();
  const [update, updating] = useSaveEmployeeMutation();
  const [drop, dropping] = useDeleteEmployeeMutation();

  const refuse = (error: unknown): void => {
    const refused = apiErrorOf(error);
    if (refused.code === 'EMAIL_TAKEN') showServerFault(form, 'email', refused.message);
    else if (!showServerFaults(form, refused))
      form.setError('root', { type: refused.code, message: refusalOf(error) });
  };
  /** What somebody else saved meanwhile is in the form by then. */
  const refuseStale = async (error: unknown): Promise<boolean> => {
    const refused = apiErrorOf(error);
    const there = refused.details['employee'] as EmployeeView | undefined;
    if (refused.code !== 'STALE_VERSION' || !there) return false;
    const theirs = employeeValuesOf(there);
    const stale = { error: refused, theirs, nameOf: await readNames() };
    const message = keepTyped(form, { rebase }, typedOver, stale);
    form.setError('root', { type: refused.code, message });
    return true;
  };
  const save = async (employee: EmployeeValues): Promise<void> => {
    try {
      if (id) {
        const view = await update({ id, employee: employeeBodyOf(employee) }).unwrap();
        const now = employeeValuesOf(view);
        rebase(now, {});
        form.reset(now);
        toast.success('Employee updated successfully');
        return;
      }
      const { _id } = await add(employeeBodyOf(employee)).unwrap();
      release();
      toast.success('Employee created successfully');
      await navigate(`/emma/admin/employee/${_id}`, { replace: true });
    } catch (error) {
      if (!(await refuseStale(error))) refuse(error);
    }
  };
  const remove = async (name: string): Promise<void> => {
    const agreed = await confirm({
      title: 'Delete this employee?',
      message: `${name} can no longer sign in and can't be brought back. What they did stays in the history.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!agreed || !id) return;
    try {
      await drop(id).unwrap();
      release();
      toast.success(`${name} deleted`);
      await navigate('/emma/admin/employee');
    } catch (error) {
      refuse(error);
    }
  };

  return {
    isSaving: adding.isLoading || updating.isLoading,
    isRemoving: dropping.isLoading,
    save,
    remove,
  };
}
