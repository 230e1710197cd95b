import { Anchor, Button, Tabs } from '@mantine/core';
import { IconHistory, IconPhonePlus } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import { useOpening } from '../../shared/pages';
import { SidePanel } from '../../shared/ui';
import styles from './customer-trail.module.css';
import { HistoryPanel, type HistoryCustomer } from './history/history-panel';
import type { CallCustomer } from './log/call-customer';
import { CallForm } from './log/call-form';
import type { CallPlanning } from './next/call-planning';
import { NextCallButton } from './next/next-call-button';

export interface CustomerTrailProps {
  customer: CallCustomer & HistoryCustomer;
  planning: CallPlanning;
  /** The emails to the customer. */
  emails: ReactNode;
  /** Everything that happened: a HistoryPanel that knows the names of trucks. */
  history: ReactNode;
}

type Trail = 'history' | 'calls' | 'emails';

/**
 * What was said and done, and logging a call, in one panel beside the customer's page, which can be
 * read and changed meanwhile.
 */
export function CustomerTrail(props: CustomerTrailProps): JSX.Element {
  const { customer, planning, emails, history } = props;
  const [chosen, setOpen] = useState<Trail | null>(null);
  // The address may ask for it, too.
  const [isLogging, setLogging] = useOpening('call');
  const open = chosen ?? (isLogging ? 'calls' : null);
  const log = (): void => {
    setLogging(true);
    setOpen('calls');
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPhonePlus size={15} aria-hidden />} onClick={log}>
        Log call
      </Button>
      <NextCallButton planning={planning} timezone={customer.branch.timezone} />
      <Button
        variant="default"
        leftSection={<IconHistory size={15} aria-hidden />}
        aria-expanded={open !== null}
        onClick={() => setOpen(open === 'history' ? null : 'history')}
      >
        History
      </Button>
      {open && (
        <SidePanel
          title="History, calls, emails"
          onClose={() => {
            setOpen(null);
            setLogging(false);
          }}
        >
          <Tabs value={open} onChange={(trail) => setOpen(trail as Trail)} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="history">History</Tabs.Tab>
              <Tabs.Tab value="calls">Calls</Tabs.Tab>
              <Tabs.Tab value="emails">Emails</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="history" className={styles.panel}>
              {history}
            </Tabs.Panel>
            <Tabs.Panel value="calls" className={styles.panel}>
              {isLogging && (
                <CallForm {...{ customer, planning }} onClose={() => setLogging(false)} />
              )}
              <HistoryPanel
                customer={customer}
                only="PHONED"
                whenEmpty={<NoCalls onLog={isLogging ? null : log} />}
              />
            </Tabs.Panel>
            <Tabs.Panel value="emails" className={styles.panel}>
              {emails}
            </Tabs.Panel>
          </Tabs>
        </SidePanel>
      )}
    </>
  );
}

/** @param props.onLog null while a call is being logged already */
function NoCalls({ onLog }: { onLog: (() => void) | null }): JSX.Element {
  if (!onLog) return <>No calls yet</>;
  return (
    <>
      No calls yet.{' '}
      <Anchor component="button" type="button" inherit onClick={onLog}>
        Log the first one
      </Anchor>
    </>
  );
}
