import { ActionIcon, Button, MultiSelect } from '@mantine/core';
import { IconHistory, IconX } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { useViewingBranch } from '../../branches';
import { useBoard } from '../drag/board-context';
import { useOff, useRepeatCrews } from './crew-context';
import { crewPool, offPeople } from './crew-pool';
import styles from './crew.module.css';
import { CrewZone } from './crew-zone';
import { LeftOutList } from './left-out-list';
import { OffZone } from './off-zone';
import { freeFirst, useElsewhere } from './use-elsewhere';
import { useWeekHours } from './use-week-hours';

export interface CrewPanelProps {
  view: DayView;
  onClose: () => void;
}

/** What the crew will take. */
export const CrewPanelRoom = (): JSX.Element => <aside className={styles.panel} aria-hidden />;

/** The people of a day who have no seat yet, and those on call. */
export function CrewPanel({ view, onClose }: CrewPanelProps): JSX.Element {
  const board = useBoard();
  const { branches } = useViewingBranch();
  const [homes, setHomes] = useState<string[]>([view.assignment.branchId]);
  const { onCall, leads, nonLeads } = crewPool(view, homes);
  const { askOff, markBackOn } = useOff();
  const off = offPeople(view);
  // Where the lists hold people of several branches, each is named with their own.
  const shown = [...onCall, ...leads, ...nonLeads, ...off.map(({ mover }) => mover)];
  const homesShown = new Set([...homes, ...shown.map(({ branchId }) => branchId)]);
  const branchNames =
    homesShown.size > 1 ? new Map(branches.map(({ _id, name }) => [_id, name])) : null;
  const elsewhere = useElsewhere(view);
  const shared = { branchNames, elsewhere, weekHours: useWeekHours(view), onOff: askOff };
  const repeat = useRepeatCrews();
  const running = view.trucks.filter(({ unavailable }) => !unavailable).map(({ _id }) => _id);
  return (
    <aside className={styles.panel} aria-label="Crew">
      <header className={styles.panelHead}>
        <h2>Crew</h2>
        <ActionIcon size="sm" aria-label="Hide the crew" onClick={onClose}>
          <IconX size={15} aria-hidden />
        </ActionIcon>
      </header>
      <MultiSelect
        size="xs"
        label="Home Branches"
        data={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={homes}
        onChange={setHomes}
        clearable={false}
      />
      {board.mayPlan && (
        <Button
          size="compact-xs"
          px={4}
          h="auto"
          mih="var(--emma-button-24)"
          // The panel is narrow, and letters are as wide as a person wants them.
          styles={{ label: { whiteSpace: 'normal' } }}
          variant="default"
          flex="none"
          disabled={running.length === 0}
          leftSection={<IconHistory size={14} aria-hidden />}
          onClick={() => void repeat(running)}
        >
          Same crews as yesterday
        </Button>
      )}
      <LeftOutList />
      <CrewZone zone="onCall" title="On Call" movers={onCall} {...shared} />
      <CrewZone zone="leads" title="Leads" movers={freeFirst(leads, elsewhere)} {...shared} />
      <CrewZone
        zone="nonLeads"
        title="Non Leads"
        movers={freeFirst(nonLeads, elsewhere)}
        {...shared}
      />
      <OffZone
        people={off}
        branchNames={branchNames}
        onOff={askOff}
        onBackOn={(mover) => void markBackOn(mover)}
      />
    </aside>
  );
}
