import { Skeleton } from '@mantine/core';
import type { JSX } from 'react';
import { KeepHeight, DeferredRender } from '../../../shared/ui';
import { DrivesAhead } from '../drives/drives-ahead';
import { EstimateSection } from '../estimate/estimate-section';
import { useActivityScope } from '../form/customer-context';
import { LocationList } from '../locations/location-list';
import { OperationsSection } from '../operations/operations-section';
import { Section } from '../section';
import styles from './activities.module.css';
import { ActivityHead } from './activity-head';
import { ActivityNotes } from './activity-notes';
import { AskedFinderKept } from './asked-finder';
import { BoardOrFinder, type BoardOrFinderProps } from './board-or-finder';
import { DriveTimes } from './drive-times';
import { useDeleteActivity } from './use-delete-activity';

export type ActivityPanelProps = BoardOrFinderProps;

/** After so many turns all of a day is drawn. */
const LAST_TURN = 3;

function Parts(slots: ActivityPanelProps): JSX.Element {
  const { activityId } = useActivityScope();
  const { remove, isRemoving } = useDeleteActivity();

  return (
    <div className={styles.panel}>
      <DrivesAhead />
      <ActivityHead onDelete={() => void remove(activityId)} isDeleting={isRemoving} />
      <div className={styles.columns}>
        <Section title="Locations" actions={<DriveTimes />}>
          <LocationList />
        </Section>
        <DeferredRender before={<div />}>
          <EstimateSection />
        </DeferredRender>
      </div>
      {/* One after the other: all at once would be the longest task of the page. */}
      <DeferredRender turns={2}>
        <OperationsSection />
      </DeferredRender>
      <DeferredRender turns={LAST_TURN}>
        <BoardOrFinder {...slots} />
        <ActivityNotes />
      </DeferredRender>
    </div>
  );
}

/** One day's work: stops, hours, money, trucks. */
export function ActivityPanel(slots: ActivityPanelProps): JSX.Element {
  const { activityId } = useActivityScope();
  return (
    <AskedFinderKept isThere={slots.finder !== undefined}>
      {/* The largest part of what is seen first, and a form has all that is there with it drawn twice. */}
      <DeferredRender before={<Skeleton className={styles.room} height={260} />}>
        <KeepHeight of={activityId} turns={LAST_TURN}>
          <Parts {...slots} />
        </KeepHeight>
      </DeferredRender>
    </AskedFinderKept>
  );
}
