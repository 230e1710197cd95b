import { ActionIcon, Autocomplete, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type JSX } from 'react';
import { useController } from 'react-hook-form';
import { lineOf } from '#kernel/clean-text.js';
import { MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { NumberBox } from '../../../shared/forms';
import type { CustomerValues, LocationPath } from '../form/values';
import styles from './locations.module.css';

const COMMON = [
  'Small box',
  'Medium box',
  'Large box',
  'Wardrobe box',
  'Dish pack',
  'TV box',
  'Mattress bag',
  'Shrink wrap',
  'Tape',
];

const countLabel = (name: string): string => `${name}, count`;

/** Packing materials and how many of each. */
export function PackingAmounts({ path }: { path: LocationPath }): JSX.Element {
  const { field } = useController<CustomerValues, `${LocationPath}.packingAmounts`>({
    name: `${path}.packingAmounts`,
  });
  const [item, setItem] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<{ name: string } | null>(null);
  const amounts = field.value;
  const named = lineOf(item);
  const { [named]: known } = amounts;
  const without = (name: string): Record<string, number> =>
    Object.fromEntries(Object.entries(amounts).filter(([other]) => other !== name));

  const add = (): void => {
    field.onChange({ ...amounts, [named]: 1 });
    setItem('');
    setAdded({ name: named });
  };
  // Work goes on with how many of it there are.
  useEffect(() => {
    if (added === null) return;
    const counts = group.current?.querySelectorAll('input') ?? [];
    const own = [...counts].find(
      (one) => one.getAttribute('aria-label') === countLabel(added.name),
    );
    own?.focus();
    own?.select();
  }, [added]);

  return (
    <div ref={group} className={styles.materials} role="group" aria-label="Packing materials">
      {Object.entries(amounts).map(([name, count]) => (
        <div key={name} className={styles.material}>
          <span>{name}</span>
          <NumberBox
            aria-label={countLabel(name)}
            value={Number.isFinite(count) ? count : null}
            // Not a number is no amount: nothing is saved with it.
            onChange={(next, unread) =>
              field.onChange({ ...amounts, [name]: unread ? Number.NaN : (next ?? 0) })
            }
            error={!Number.isFinite(count) && 'Type a whole number such as 3.'}
            min={0}
            max={MOVE_LIMITS.boxes}
            decimals={0}
            w={72}
          />
          <ActionIcon
            size="sm"
            aria-label={`Remove ${name}`}
            onClick={() => field.onChange(without(name))}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.material}>
        <Autocomplete
          aria-label="Packing material"
          placeholder="Packing material"
          size="xs"
          data={COMMON.filter((name) => !(name in amounts))}
          value={item}
          onChange={setItem}
          maxLength={100}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={!named || known !== undefined}
          onClick={add}
        >
          Add
        </Button>
      </div>
    </div>
  );
}
