import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { isLocalDate } from '#kernel/local-date.js';
import { pick } from '../form/activity-parts';
import { useActivityScope, useCustomerFields } from '../form/customer-context';
import type { CustomerValues, LocationValues } from '../form/values';
import { copiedStops, daysToCopy, hasAddress } from './stop-moves';

export interface CopyStopsProps {
  onCopy: (stops: LocationValues[]) => void;
}

const READ = ['_id', 'activityDay', 'locations'] as const;
const MOST_OFFERS = 3;

const shortDay = (day: string | null): string =>
  isLocalDate(day) ? day.slice(5).replace('-', '/') : 'the day without a date';

/** Offers the stops of the customer's other days to a day that has no address yet (R-STOP-13). */
export function CopyStops({ onCopy }: CopyStopsProps): JSX.Element | null {
  const { activityId } = useActivityScope();
  const activities = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) => move.activities.map((activity) => pick(activity, READ)),
  });
  const own = activities.find(({ _id }) => _id === activityId);
  if (!own || hasAddress(own.locations)) return null;
  return (
    <>
      {daysToCopy(activities, activityId)
        .slice(0, MOST_OFFERS)
        .map(({ _id, day, stops }) => (
          <Button
            key={_id}
            variant="default"
            leftSection={<IconCopy size={14} aria-hidden />}
            onClick={() => onCopy(copiedStops(stops))}
          >
            Copy stops from {shortDay(day)}
          </Button>
        ))}
    </>
  );
}
