import { apiErrorOf } from '../../../shared/api';
import { confirm, toast } from '../../../shared/ui';
import { useDeleteActivityMutation } from '../api';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';

/** Deletes an activity after a question; what was typed elsewhere stays. */
export function useDeleteActivity(): {
  remove: (activityId: string) => Promise<void>;
  isRemoving: boolean;
} {
  const { base, write } = useCustomerPage();
  const form = useCustomerFields();
  const [send, { isLoading }] = useDeleteActivityMutation();

  const remove = async (activityId: string): Promise<void> => {
    const sure = await confirm({
      title: 'Delete activity',
      message: 'Are you sure you want to delete activity?',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await write(async () => {
        const answer = await send({
          customerId: base._id,
          activityId,
          nounce: base.nounce,
        }).unwrap();
        const others = form.getValues('move.activities').filter(({ _id }) => _id !== activityId);
        form.setValue('move.activities', others);
        return answer;
      });
      toast.success('Activity successfully deleted');
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    }
  };
  return { remove, isRemoving: isLoading };
}
