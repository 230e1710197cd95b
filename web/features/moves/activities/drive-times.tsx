import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { JSX } from 'react';
import { Banner } from '../../../shared/ui';
import { useActivityPart, useActivityScope, useCustomerPage } from '../form/customer-context';
import styles from './activities.module.css';
import { useDriveTimes } from './use-drive-times';

const ROUTE = ['_id', 'locations'] as const;

/** Fetches the drive times of an activity again and shows the outcome. */
export function DriveTimes(): JSX.Element | null {
  const { editable } = useCustomerPage();
  const { locked } = useActivityScope();
  const activity = useActivityPart(ROUTE);
  const { refresh, failure, isFetching } = useDriveTimes(activity);
  if (activity.locations.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconRefresh size={14} aria-hidden />}
        loading={isFetching}
        disabled={!editable || locked}
        onClick={() => void refresh()}
      >
        Refresh drive times
      </Button>
      {failure && (
        <div className={styles.failure}>
          <Banner tone="danger">
            <b>Error refreshing drive time</b>
            {`\n${failure}`}
          </Banner>
        </div>
      )}
    </>
  );
}
