import { useState } from 'react';
import { apiErrorOf } from '../../../shared/api';
import { todayIn, type Day } from '../../../shared/format';
import { toast } from '../../../shared/ui';
import { useAddActivityMutation } from '../api';
import type { CustomerFormState } from '../form/use-customer-form';
import { proposeDay } from './propose-day';

export interface AddActivity {
  /** Adds a day's work with the defaults, or asks first if nothing says which day. */
  start: () => void;
  /** The open question. */
  asking: { proposed: Day | null; today: Day } | null;
  /**
   * Adds it.
   * @returns why it was refused, or null
   */
  add: (day: Day) => Promise<string | null>;
  stop: () => void;
  isAdding: boolean;
}

/**
 * Adds a day's work. The first one never gets a day without asking; further ones follow the others.
 */
export function useAddActivity(
  { base, form, write }: CustomerFormState,
  onAdded: (activityId: string) => void,
): AddActivity {
  const [send, { isLoading }] = useAddActivityMutation();
  const [asking, setAsking] = useState<AddActivity['asking']>(null);

  const add = async (activityDay: Day): Promise<string | null> => {
    try {
      const { activity } = await write(() =>
        send({ movingContractId: base._id, nounce: base.nounce, activityDay }).unwrap(),
      );
      setAsking(null);
      onAdded(activity._id);
      toast.success('Activity was successfully created');
      return null;
    } catch (error) {
      return apiErrorOf(error).message;
    }
  };

  const start = (): void => {
    const { branch, move } = form.getValues();
    const today = todayIn(branch.timezone);
    const taken = move.activities.map(({ activityDay }) => activityDay);
    const proposed = proposeDay(taken, move.meta.requestedDay, today);
    if (taken.length === 0 || proposed === null) {
      setAsking({ proposed, today });
      return;
    }
    void add(proposed).then((refusal) => refusal && toast.error(refusal, { stays: true }));
  };

  return { start, asking, add, stop: () => setAsking(null), isAdding: isLoading };
}
