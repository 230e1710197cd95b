import { Tabs } from '@mantine/core';
import type { JSX, ReactNode } from 'react';
import { stateDescription } from '#modules/moves/contract/activity-rules.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { showDayNamed } from '../../../shared/format';
import { PageFrame, useQuery } from '../../../shared/pages';
import { PhoneLink } from '../../../shared/ui';
import { CustomerBadges, nameOf } from '../customer-heading';
import styles from '../customer.module.css';
import { TYPE_LABELS } from '../labels/activity-labels';
import { ActivitySheet } from './activity-sheet';
import sheet from './sheet.module.css';

export interface CustomerSheetProps {
  customer: CustomerView;
  footer: ReactNode;
  /** How a day really went, below its operations. */
  went: (day: string) => ReactNode;
}

/** The page of a customer for those who only read: who, where, when; no money. */
export function CustomerSheet({ customer, footer, went }: CustomerSheetProps): JSX.Element {
  const [search, setSearch] = useQuery();
  const { activities, meta } = customer.move;
  const activity =
    activities.find(({ _id }) => _id === search.get('activity')) ?? activities[0] ?? null;
  const other = [customer.altFirstName, customer.altLastName].filter(Boolean).join(' ');
  return (
    <PageFrame
      title={nameOf(customer)}
      shows="this customer"
      timezone={customer.branch.timezone}
      heading={
        <span className={styles.heading}>
          {nameOf(customer)}
          <CustomerBadges customer={customer} />
        </span>
      }
      footer={footer}
    >
      <div className={styles.page}>
        <div className={sheet.people}>
          <PhoneLink phone={customer.phone} />
          {other && <span>{other}</span>}
          <PhoneLink phone={customer.altPhone} />
          <span className={sheet.dim}>{customer.branch.name}</span>
        </div>
        {meta.moveAlerts && <p className={sheet.alert}>{meta.moveAlerts}</p>}
        {activities.length > 0 && (
          <Tabs value={activity?._id ?? null} onChange={(id) => id && setSearch({ activity: id })}>
            <Tabs.List aria-label="Activities">
              {activities.map((one) => (
                <Tabs.Tab key={one._id} value={one._id}>
                  {showDayNamed(one.activityDay)} · {TYPE_LABELS[one.activityType]} ·{' '}
                  {stateDescription(one.state).label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        )}
        {activity ? (
          <ActivitySheet
            activity={activity}
            branchId={customer.branchId}
            went={went(activity.activityDay)}
          />
        ) : (
          <p className={styles.none}>No activities yet.</p>
        )}
      </div>
    </PageFrame>
  );
}
