import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { apiErrorOf, refusalOf } from '../../../shared/api';
import { showServerFaults } from '../../../shared/forms';
import { confirm, toast } from '../../../shared/ui';
import {
  useAddEmployeeMutation,
  useDeleteEmployeeMutation,
  useSaveEmployeeMutation,
} from '../staff-api';
import type { EmployeeValues } from './employee-values';

export interface EmployeeSaving {
  isSaving: boolean;
  isRemoving: boolean;
  save: (values: EmployeeValues) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/**
 * Saves or deletes an employee; a refusal is shown in the form.
 * @param release see useStoredForm
 */
export function useSaveEmployee(
  form: UseFormReturn<EmployeeValues>,
  id: string | undefined,
  release: () => void,
): EmployeeSaving {
  const navigate = useNavigate();
  const [add, adding] = useAddEmployeeMutation();
  const [update, updating] = useSaveEmployeeMutation();
  const [drop, dropping] = useDeleteEmployeeMutation();

  const refuse = (error: unknown): void => {
    const refused = apiErrorOf(error);
    if (refused.code === 'EMAIL_TAKEN') form.setError('email', { message: refused.message });
    else if (!showServerFaults(form, refused))
      form.setError('root', { type: refused.code, message: refusalOf(error) });
  };
  const save = async (employee: EmployeeValues): Promise<void> => {
    try {
      if (id) {
        await update({ id, employee }).unwrap();
        form.reset(employee);
        toast.success('Employee updated successfully');
        return;
      }
      const { _id } = await add(employee).unwrap();
      release();
      toast.success('Employee created successfully');
      await navigate(`/emma/admin/employee/${_id}`, { replace: true });
    } catch (error) {
      refuse(error);
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
