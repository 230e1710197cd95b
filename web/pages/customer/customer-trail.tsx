import { Button, Drawer, Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { CustomerView } from '../../../src/modules/moves/contract/customer.view';
import { HistoryPanel } from '../../features/calls';
import { SentEmails } from '../../features/mail';
import styles from './customer-trail.module.css';

/** What was done and written so far, in a panel at the side. */
export function CustomerTrail({ customer }: { customer: CustomerView }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        History
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="right"
        size={440}
        title="History and e-mails"
        closeButtonProps={{ 'aria-label': 'Close' }}
        overlayProps={{ backgroundOpacity: 0.15 }}
      >
        <Tabs defaultValue="history" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="history">History and calls</Tabs.Tab>
            <Tabs.Tab value="emails">E-mails</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="history" className={styles.panel}>
            <HistoryPanel customer={customer} />
          </Tabs.Panel>
          <Tabs.Panel value="emails" className={styles.panel}>
            <SentEmails customer={customer} />
          </Tabs.Panel>
        </Tabs>
      </Drawer>
    </>
  );
}
