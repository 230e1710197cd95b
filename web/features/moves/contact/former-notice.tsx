import { skipToken } from '@reduxjs/toolkit/query';
import { useContext, useState, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { useGetCustomerQuery } from '../api';
import { ActivityScopeContext, useCustomerFields } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { hasAddress } from '../locations/stop-moves';
import { RepeatNotice, type Former, type RepeatNoticeProps } from './repeat-notice';
import { missingContact } from './use-take-over';
import { stopsOf, useTakeOverHere } from './use-take-over-here';

export interface FormerNoticeProps {
  /** Who was found by what is typed. */
  matches: readonly Former[];
  onForget: () => void;
}

const asFormer = ({ _id, firstName, lastName, move }: CustomerView): Former => {
  const days = move.activities.flatMap(({ activityDay }) => activityDay ?? []);
  return { _id, firstName, lastName, lastActivityDay: days.toSorted().at(-1) ?? null };
};

/**
 * The former contract of a repeat customer: who was found by what is typed, else the known one as
 * long as the day on screen has no address, because its stops may be the same.
 */
export function FormerNotice({ matches, onForget }: FormerNoticeProps): JSX.Element | null {
  const form = useCustomerFields();
  const scope = useContext(ActivityScopeContext);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const takeOver = useTakeOverHere();
  const { isRepeat, known, isBare } = useWatch({
    control: form.control,
    compute: ({ isRepeat, previousContractId, move }: CustomerValues) => {
      const day = move.activities.find(({ _id }) => _id === scope?.activityId);
      const isBare = day !== undefined && !scope?.locked && !hasAddress(day.locations);
      return { isRepeat, known: previousContractId, isBare };
    },
  });
  const asked = matches.length === 0 && isBare && known !== dismissed ? known : null;
  const { data: former } = useGetCustomerQuery(asked ?? skipToken);
  const shown = asked && former ? [asFormer(former)] : matches;
  const toTake = (known: CustomerView): RepeatNoticeProps['takes'] => {
    if (stopsOf(known).length > 0) return 'contact and stops';
    return missingContact(known, form.getValues()).length > 0 ? 'contact' : null;
  };

  return (
    <RepeatNotice
      matches={shown}
      marked={isRepeat}
      onMark={({ _id }) => {
        form.setValue('isRepeat', true, { shouldDirty: true });
        form.setValue('previousContractId', _id, { shouldDirty: true });
      }}
      takes={asked && former ? toTake(former) : 'contact and stops'}
      onTakeOver={({ _id }) => void takeOver(_id)}
      onDismiss={() => {
        setDismissed(known);
        onForget();
      }}
    />
  );
}
