import { ActionIcon, MultiSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { useViewingBranch } from '../../branches';
import { useBoard } from '../drag/board-context';
import { crewPool } from './crew-pool';
import styles from './crew.module.css';
import { CrewZone } from './crew-zone';

export interface CrewPanelProps {
  view: DayView;
  onClose: () => void;
}

/** Escape puts back a person who was picked up by a click. */
function useEscape(): void {
  const board = useBoard();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') board.show({ draggedMover: null });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [board]);
}

/** The people of a day who have no seat yet, and those on call. */
export function CrewPanel({ view, onClose }: CrewPanelProps): JSX.Element {
  const { branches } = useViewingBranch();
  const [homes, setHomes] = useState<string[]>([view.assignment.branchId]);
  const { onCall, leads, nonLeads } = crewPool(view, homes);
  useEscape();
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
      <CrewZone zone="onCall" title="On Call" movers={onCall} />
      <CrewZone zone="leads" title="Leads" movers={leads} />
      <CrewZone zone="nonLeads" title="Non Leads" movers={nonLeads} />
    </aside>
  );
}
