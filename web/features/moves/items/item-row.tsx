import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { ITEM_LIMITS, itemVolume } from '#modules/moves/contract/item-labels.js';
import { NumberField, TextField } from '../../../shared/forms';
import styles from './items.module.css';
import type { ItemValues } from '../form/item-values';

export interface ItemRowProps {
  /** Of the item in the form. */
  path: string;
  /** Its place, from 0. */
  index: number;
  onRemove: (index: number) => void;
}

/** What is moved of one kind: what is typed in another row does not draw it again. */
export const ItemRow = memo(function ItemRow({ path, index, onRemove }: ItemRowProps): JSX.Element {
  const [name, quantity, cubicFeet] = useWatch({
    name: [`${path}.name`, `${path}.quantity`, `${path}.cubicFeet`],
  }) as [string, ItemValues['quantity'], ItemValues['cubicFeet']];
  const of = `of item ${index + 1}`;
  return (
    <tr data-item-row={index}>
      <td>
        <TextField name={`${path}.name`} label="" ariaLabel={`Name ${of}`} />
      </td>
      <td>
        <NumberField
          name={`${path}.quantity`}
          label=""
          ariaLabel={`Quantity ${of}`}
          decimals={0}
          min={1}
          max={ITEM_LIMITS.quantity}
          hideControls
        />
      </td>
      <td>
        <NumberField
          name={`${path}.cubicFeet`}
          label=""
          ariaLabel={`Cubic feet each ${of}`}
          decimals={1}
          min={0}
          max={ITEM_LIMITS.cubicFeet}
          hideControls
        />
      </td>
      <td className={styles.volume}>
        {quantity !== null && cubicFeet !== null && cubicFeet !== undefined
          ? itemVolume([{ quantity, cubicFeet }])
          : '–'}
      </td>
      <td>
        <ActionIcon
          size="sm"
          aria-label={`Remove item ${index + 1}${name ? `, ${name}` : ''}`}
          onClick={() => onRemove(index)}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
});
