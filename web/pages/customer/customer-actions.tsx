import { useMemo, type JSX } from 'react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { CustomerTrail, HistoryPanel } from '../../features/calls';
import { useCallPlanning } from '../../features/customers';
import { ConfirmationButton, EmailButton, SentEmails, type SaveGate } from '../../features/mail';
import { useCustomerPage, usePatchCustomerMutation } from '../../features/moves';
import { useGetTruckNamesQuery } from './truck-names-api';

/** How emails ask for what they mention to be stored first. */
export function useSaveGate(): SaveGate {
  const { present, unsaved, settleFigures, saveFirst } = useCustomerPage();
  return {
    version: () => present().nounce,
    unsaved,
    settle: () => settleFigures(),
    save: async () => (await saveFirst()) !== null,
  };
}

/** Actions with a customer besides changing it: write, confirm, call, look back. */
export function CustomerActions({ customer }: { customer: CustomerView }): JSX.Element {
  const [patch] = usePatchCustomerMutation();
  const gate = useSaveGate();
  return (
    <>
      <ConfirmationButton
        {...{ customer, gate }}
        onDismiss={() => patch({ id: customer._id, meta: { reconfirm: false } }).unwrap()}
      />
      <EmailButton {...{ customer, gate }} />
      <CustomerTrail
        customer={customer}
        planning={useCallPlanning(customer._id)}
        emails={<SentEmails customer={customer} />}
        history={<CustomerHistory customer={customer} />}
      />
    </>
  );
}

/** Everything that happened to a customer, with the trucks by name. */
function CustomerHistory({ customer }: { customer: CustomerView }): JSX.Element {
  const { data } = useGetTruckNamesQuery();
  const names = useMemo(() => new Map(Object.entries(data ?? {})), [data]);
  return <HistoryPanel customer={customer} names={names} />;
}
