import { Button, Drawer, Tabs } from '@mantine/core';
import { IconHistory, IconPhone } from '@tabler/icons-react';
import { useState, type JSX, type ReactNode } from 'react';
import { CallForm } from './call-form';
import { CallList } from './call-list';
import styles from './calls.module.css';
import { HistoryList } from './history-list';

export interface CustomerTrailProps {
  customerId: string;
  phone: string;
  /** The branch's. */
  timezone: string;
  /** The e-mails to the customer. */
  emails: ReactNode;
}

type Trail = 'calls' | 'emails' | 'history';

/** What was said and done, in a panel at the side of the customer's page. */
export function CustomerTrail(props: CustomerTrailProps): JSX.Element {
  const { customerId, phone, timezone, emails } = props;
  const [open, setOpen] = useState<Trail | null>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhone size={14} aria-hidden />}
        onClick={() => setOpen('calls')}
      >
        Calls
      </Button>
      <Button
        variant="default"
        leftSection={<IconHistory size={14} aria-hidden />}
        onClick={() => setOpen('history')}
      >
        History
      </Button>
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="right"
        size={420}
        title="Calls, e-mails, history"
        closeButtonProps={{ 'aria-label': 'Close' }}
        overlayProps={{ backgroundOpacity: 0.15 }}
      >
        <Tabs value={open} onChange={(trail) => setOpen(trail as Trail)} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="calls">Calls</Tabs.Tab>
            <Tabs.Tab value="emails">E-mails</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="calls" className={styles.panel}>
            <CallForm customerId={customerId} phone={phone} />
            <CallList customerId={customerId} timezone={timezone} />
          </Tabs.Panel>
          <Tabs.Panel value="emails" className={styles.panel}>
            {emails}
          </Tabs.Panel>
          <Tabs.Panel value="history" className={styles.panel}>
            <HistoryList customerId={customerId} timezone={timezone} />
          </Tabs.Panel>
        </Tabs>
      </Drawer>
    </>
  );
}
