import { ActionIcon, Collapse, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, useEffect, useState, type JSX, type KeyboardEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import { isShortcut } from '../../../shared/shortcuts';
import { useActivityScope, useCustomerPage, useOtherBranch } from '../form/customer-context';
import { unknownLeg } from '../form/legs-to';
import type { CustomerValues, LocationValues } from '../form/values';
import { addressLine } from '../labels/address-line';
import { WORK_LABELS } from '../labels/location-labels';
import { BuildingMemory } from '../memory/building-memory';
import { DriveLine } from './drive-line';
import { LocationFields } from './location-fields';
import { LocationWarnings } from './location-warnings';
import { LocationSummary } from './location-summary';
import styles from './locations.module.css';
import { fieldsOf, firstUnfilled } from './type-fields';
import { problemWords } from './problem-labels';
import { useCardDrag } from './use-card-drag';
import { useProblemFlag } from './use-problem-flag';

export interface LocationCardProps {
  index: number;
  location: LocationValues;
  hasExcess: boolean | undefined;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One stop of the day: a summary, opened for changes. What is typed in another one does not draw it again. */
export const LocationCard = memo(function LocationCard(props: LocationCardProps): JSX.Element {
  const { index, location, hasExcess, onMove, onRemove } = props;
  const { path, isPast } = useActivityScope();
  const { editable } = useCustomerPage();
  const free = editable && !isPast;
  const { errors } = useFormState<CustomerValues>({ name: `${path}.locations.${index}` });
  useProblemFlag(index, location);
  const faulty = get(errors, `${path}.locations.${index}`) !== undefined;
  const [opened, setOpened] = useState(!location._id && firstUnfilled(location) !== null);
  const open = opened || faulty;
  const isFromElsewhere = useOtherBranch() && index === 0;
  const drag = useCardDrag({ index, list: path, enabled: free, onMove });
  const name = `location ${index + 1}, ${addressLine(location) || 'no address yet'}`;

  // A card that opened for its faults stays open when the last one is fixed: someone is still
  // working in it.
  useEffect(() => {
    if (faulty) setOpened(true);
  }, [faulty]);

  const Chevron = open ? IconChevronUp : IconChevronDown;

  const keys = (event: KeyboardEvent): void => {
    if (!isShortcut(event, 'moveStop')) return;
    const step = event.key === 'ArrowUp' ? -1 : 1;
    event.preventDefault();
    onMove(index, index + step);
  };

  return (
    <li aria-label={name}>
      <DriveLine
        location={isFromElsewhere ? { ...location, ...unknownLeg(location) } : location}
        index={index}
      />
      <div
        ref={drag.card}
        className={styles.card}
        data-faulty={faulty}
        data-dragging={drag.isDragging}
        data-edge={drag.edge ?? undefined}
      >
        <div className={styles.head}>
          <Tooltip label="Drag, or arrow keys, to reorder" disabled={!free}>
            <ActionIcon
              ref={drag.grip}
              className={styles.grip}
              size="sm"
              aria-label={`Move ${name}`}
              aria-describedby="location-order-help"
              disabled={!free}
              onKeyDown={keys}
              data-location-grip={index}
            >
              <IconGripVertical size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <div className={styles.what}>
            <div className={styles.title}>
              <span className={styles.work}>{WORK_LABELS[location.typeOfWOrk]}</span>
              <span>{addressLine(location) || 'No address yet'}</span>
              <LocationWarnings location={location} hasExcess={hasExcess} />
            </div>
            {location.isProblem && <p className={styles.problem}>{problemWords(location)}</p>}
            {!open && <LocationSummary location={location} />}
            <BuildingMemory
              index={index}
              location={location}
              ofType={fieldsOf(location.locationType)}
              open={open}
            />
          </div>
          <div className={styles.tools}>
            <ActionIcon
              aria-label={`Remove ${name}`}
              disabled={!free}
              onClick={() => onRemove(index)}
              size="sm"
            >
              <IconTrash size={15} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={`${open ? 'Close' : 'Edit'} ${name}`}
              aria-expanded={open}
              disabled={faulty}
              onClick={() => setOpened(!open)}
              size="sm"
            >
              <Chevron size={16} aria-hidden />
            </ActionIcon>
          </div>
        </div>
        <Collapse expanded={open} keepMounted={false} transitionDuration={0}>
          <fieldset className={styles.body} disabled={!editable}>
            <legend className="visually-hidden">Fields of location {index + 1}</legend>
            <LocationFields index={index} />
          </fieldset>
        </Collapse>
      </div>
    </li>
  );
});
