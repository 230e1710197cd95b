import { Button, Group, Text } from '@mantine/core';
import { useRef, useState, type JSX } from 'react';
import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import { showDayNamed } from '../../../shared/format';
import { RetryBanner } from '../../../shared/ui';
import { useGetRoomQuery } from '../api/rebook-api';
import { readable } from '../model/job-hours';
import {
  daysWithRoom,
  OFFERED_DAYS,
  REACH,
  roomSought,
  type WantedDay,
} from '../model/rebook-plan';

export interface DaysWithRoomProps {
  activity: ActivityView;
  branchId: string;
  /** The day chosen now. */
  day: string | null;
  /** How long the work is to take; absent: as long as now. */
  hours?: number;
  onChoose: (offer: WantedDay) => void;
}

/** The nearest days on which the work could be done, to choose one by a click. */
export function DaysWithRoom(props: DaysWithRoomProps): JSX.Element {
  const { activity, branchId, day, hours, onChoose } = props;
  const [shown, setShown] = useState(OFFERED_DAYS);
  const [reach, setReach] = useState<number>(REACH.first);
  const group = useRef<HTMLDivElement>(null);
  const now = new Date();
  const sought = { branchId, ...roomSought(activity, { now, reach, hours }) };
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
  const offers = daysWithRoom(room, activity, now);
  const isFarther = reach < REACH.most;
  const goOn = (): void => {
    if (offers.length <= shown) setReach(REACH.most);
    setShown(shown + OFFERED_DAYS);
    // "More days" may be gone by then; who goes by keys stands at what came.
    requestAnimationFrame(() =>
      group.current?.querySelectorAll<HTMLElement>('button')[shown]?.focus(),
    );
  };
  return (
    <Group ref={group} gap="xs" role="group" aria-label="Days with room">
      {offers.length === 0 && (
        <Text size="sm">No day with room around this one. Type another day.</Text>
      )}
      {offers.slice(0, shown).map((offer) => (
        <Button
          key={offer.day}
          size="compact-sm"
          variant={offer.day === day ? 'filled' : 'default'}
          onClick={() => onChoose(offer)}
        >
          {showDayNamed(offer.day)}, {readable(offer.start)}
        </Button>
      ))}
      {(offers.length > shown || isFarther) && (
        <Button size="compact-sm" variant="subtle" onClick={goOn}>
          More days
        </Button>
      )}
    </Group>
  );
}
