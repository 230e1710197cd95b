import { Button, Drawer, Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import styles from './customer-trail.module.css';
import { HistoryPanel, type HistoryCustomer } from './history/history-panel';
import { CallButton } from './log/call-button';
import type { CallCustomer } from './log/call-customer';

export interface CustomerTrailProps {
  customer: CallCustomer & HistoryCustomer;
  /** The e-mails to the customer. */
  emails: ReactNode;
  /** Everything that happened: a HistoryPanel that knows the names of trucks. */
  history: ReactNode;
}

type Trail = 'history' | 'calls' | 'emails';

/** Logging a call, and what was said and done, in a panel at the side of the customer's page. */
export function CustomerTrail({ customer, emails, history }: CustomerTrailProps): JSX.Element {
  const [open, setOpen] = useState<Trail | null>(null);
  return (
    <>
      <CallButton customer={customer} />
      <Button
        variant="default"
        leftSection={<IconHistory size={15} aria-hidden />}
        onClick={() => setOpen('history')}
      >
        History
      </Button>
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="right"
        size={440}
        title="History, calls, e-mails"
        overlayProps={{ backgroundOpacity: 0.15 }}
      >
        <Tabs value={open} onChange={(trail) => setOpen(trail as Trail)} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="history">History</Tabs.Tab>
            <Tabs.Tab value="calls">Calls</Tabs.Tab>
            <Tabs.Tab value="emails">E-mails</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="history" className={styles.panel}>
            {history}
          </Tabs.Panel>
          <Tabs.Panel value="calls" className={styles.panel}>
            <HistoryPanel customer={customer} only="PHONED" />
          </Tabs.Panel>
          <Tabs.Panel value="emails" className={styles.panel}>
            {emails}
          </Tabs.Panel>
        </Tabs>
      </Drawer>
    </>
  );
}
