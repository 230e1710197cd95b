import { Button, Group, Text } from '@mantine/core';
import type { JSX } from 'react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { showDayNamed } from '../../../shared/format';
import { RetryBanner } from '../../../shared/ui';
import { useGetRoomQuery } from '../api/rebook-api';
import { readable } from '../model/job-hours';
import { daysWithRoom, roomSought, type WantedDay } from '../model/rebook-plan';

export interface DaysWithRoomProps {
  activity: ActivityView;
  branchId: string;
  /** The day chosen now. */
  day: string | null;
  /** How long the work is to take; absent: as long as now. */
  hours?: number;
  onChoose: (offer: WantedDay) => void;
}

/** The next days on which the work could be done, to choose one by a click. */
export function DaysWithRoom(props: DaysWithRoomProps): JSX.Element {
  const { activity, branchId, day, hours, onChoose } = props;
  const sought = { branchId, ...roomSought(activity, hours) };
  const { data: room, isFetching, isError, refetch } = useGetRoomQuery(sought);
  if (isError && !isFetching)
    return (
      <RetryBanner onRetry={() => void refetch()}>
        The days with room could not be loaded. You can still type a day.
      </RetryBanner>
    );
  if (!room)
    return (
      <Text role="status" size="sm">
        Looking for days with room…
      </Text>
    );
  const offers = daysWithRoom(room, activity, new Date());
  if (offers.length === 0)
    return <Text size="sm">No day with room in the next days. Type a later day.</Text>;
  return (
    <Group gap="xs" role="group" aria-label="Days with room">
      {offers.map((offer) => (
        <Button
          key={offer.day}
          size="compact-sm"
          variant={offer.day === day ? 'filled' : 'default'}
          onClick={() => onChoose(offer)}
        >
          {showDayNamed(offer.day)}, {readable(offer.start)}
        </Button>
      ))}
    </Group>
  );
}
