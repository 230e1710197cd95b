import { Button } from '@mantine/core';
import { IconArrowsExchange2, IconArrowsSort, IconPlus } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { useShortcutArea } from '../../../shared/shortcuts';
import { announce, confirm, useLatest } from '../../../shared/ui';
import { useAutomatedEstimate } from '../form/use-automated-estimate';
import { useActivityPart, useActivityScope, useCustomerPage } from '../form/customer-context';
import { useActivityEdits } from '../form/use-activity-edits';
import type { ActivityPath, CustomerValues, LocationValues } from '../form/values';
import { RouteOfForm } from '../route/route-of-form';
import { LocationCard } from './location-card';
import styles from './locations.module.css';
import { CopyStops } from './copy-stops';
import { ReorderDialog } from './reorder-dialog';
import { canSwap, swappedEnds } from './stop-moves';
import { gripOf } from './focus-stop';
import { useAddStop } from './use-add-stop';

const LOCATIONS = ['locations'] as const;
/** What is needed here of the estimate, excess inventory, is the same for every crew. */
const ANY_CREW = { numMovers: 2, truckCount: 1, minTime: 0 };

const focusGrip = (index: number): void => {
  requestAnimationFrame(() => gripOf(index)?.focus());
};

/** The stops of an activity, in the order of travel. */
export function LocationList(): JSX.Element {
  const { path, locked, isPast } = useActivityScope();
  const { editable } = useCustomerPage();
  const free = editable && !isPast;
  const { locations } = useActivityPart(LOCATIONS);
  const estimate = useAutomatedEstimate({ locations, ...ANY_CREW });
  const { changeStops } = useActivityEdits();
  const { add } = useAddStop();
  const array = useFieldArray<CustomerValues, `${ActivityPath}.locations`, 'key'>({
    name: `${path}.locations`,
    keyName: 'key',
  });
  const [reordering, setReordering] = useState(false);
  useShortcutArea('stop', free && locations.length > 1);

  const move = useLatest((from: number, to: number): void => {
    if (from === to || to < 0 || to >= locations.length) return;
    changeStops(() => array.move(from, to));
    announce(`Location moved to place ${to + 1} of ${locations.length}`);
    focusGrip(to);
  });
  /** The button goes with its offer: the focus is on what came. */
  const copy = (stops: LocationValues[]): void => {
    changeStops(() => array.replace(stops));
    focusGrip(0);
  };
  const remove = useLatest(async (at: number): Promise<void> => {
    const sure = await confirm({
      title: 'Delete location',
      message: 'Are you sure you want to delete location?',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (sure) changeStops(() => array.remove(at));
  });

  return (
    <>
      <p id="location-order-help" className="visually-hidden">
        Arrow up and arrow down change the order of travel.
      </p>
      {editable && locked && (
        <p className={styles.lockedNote}>
          {isPast
            ? 'This day is over, so the addresses and the work stay as they were.'
            : 'Booked: these changes are saved and booked again together.'}
        </p>
      )}
      {locations.length === 0 && (
        <p className={styles.none}>
          {free ? 'Add the pickup first, then the drop-off.' : 'No locations yet.'}
        </p>
      )}
      <RouteOfForm />
      <ol className={styles.list} aria-label="Locations in the order of travel">
        {array.fields.map((field, at) => {
          const location = locations[at];
          if (!location) return null;
          return (
            <LocationCard
              key={location._id ?? field.key}
              index={at}
              location={location}
              hasExcess={estimate?.locations[at]?.hasExcessInventory}
              onMove={move}
              onRemove={remove}
            />
          );
        })}
      </ol>
      {free && (
        <div className={styles.foot}>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={locations.length >= MOVE_LIMITS.locations}
            onClick={add}
            data-add-stop={path}
          >
            Add location
          </Button>
          <CopyStops onCopy={copy} />
          {canSwap(locations) && (
            <Button
              variant="subtle"
              leftSection={<IconArrowsExchange2 size={14} aria-hidden />}
              onClick={() => changeStops(() => array.replace(swappedEnds(locations)))}
            >
              Swap load and unload
            </Button>
          )}
          {locations.length > 1 && (
            <Button
              variant="subtle"
              leftSection={<IconArrowsSort size={14} aria-hidden />}
              onClick={() => setReordering(true)}
            >
              Reorder Locations
            </Button>
          )}
        </div>
      )}
      {reordering && <ReorderDialog onClose={() => setReordering(false)} onOrder={order} />}
    </>
  );

  function order(indexes: readonly number[]): void {
    const next = indexes.flatMap((at) => locations[at] ?? []);
    changeStops(() => array.replace(next));
  }
}
