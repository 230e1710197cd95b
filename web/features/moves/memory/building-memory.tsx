import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { IconHistory } from '@tabler/icons-react';
import type { JSX, ReactNode } from 'react';
import { buildingKey } from '#kernel/building-key.js';
import { showDay } from '../../../shared/format';
import { useActivityScope, useCustomerPage } from '../form/customer-context';
import type { LocationValues } from '../form/values';
import { fillable } from './fillable';
import { useGetPlaceMemoryQuery } from './memory-api';
import styles from './memory.module.css';
import { memoryInWords } from './memory-labels';
import { useFillIn } from './use-fill-in';

const PAUSE_MS = 400;

export interface BuildingMemoryProps {
  index: number;
  location: LocationValues;
  /** The fields that only places of its type have. */
  ofType: readonly string[];
  /** The stop is being worked on: then it is also said that nothing is known. */
  open: boolean;
}

/** What crews found in the building of a stop before, and one click to fill it in (R-PLACE-4). */
export function BuildingMemory(props: BuildingMemoryProps): JSX.Element | null {
  const { index, location, ofType, open } = props;
  const { activityId, locked } = useActivityScope();
  const { editable } = useCustomerPage();
  const [place] = useDebouncedValue(`${location.street}\n${location.zip}`, PAUSE_MS);
  const [street = '', zip = ''] = place.split('\n');
  const isNamed = buildingKey(street, zip) !== null;
  const asked = isNamed ? { street, zip, activityId } : skipToken;
  const { currentData: memory, isError, refetch } = useGetPlaceMemoryQuery(asked);
  const fillIn = useFillIn(index);

  if (!isNamed) return null;
  if (!memory) return open ? <Unknown isError={isError} onRetry={() => void refetch()} /> : null;
  if (memory.visits === 0) return open ? <Line>No crew was in this building before.</Line> : null;
  const lacking = fillable(location, memory, { ofType, locked });
  const mayFill = editable && Object.keys(lacking).length > 0;
  return (
    <Line>
      <span>{memoryInWords(memory)}</span>
      <span>last on {showDay(memory.lastVisit)}</span>
      {mayFill && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Fill in what is empty at location ${index + 1}`}
          onClick={() => fillIn(lacking)}
        >
          Fill in
        </Button>
      )}
    </Line>
  );
}

function Unknown({ isError, onRetry }: { isError: boolean; onRetry: () => void }): JSX.Element {
  if (!isError) return <Line>Looking for earlier visits…</Line>;
  return (
    <Line>
      <span>Earlier visits could not be read.</span>
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Line>
  );
}

const Line = ({ children }: { children: ReactNode }): JSX.Element => (
  <p className={styles.memory}>
    <IconHistory size={14} aria-hidden />
    <span className={styles.told}>{children}</span>
  </p>
);
