import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CONSTANT_LIMITS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import { NumberField } from '../../shared/forms';
import type { ConstantTable } from '#modules/moves/contract/estimating.js';
import type { ConstantsValues } from './constants-values';
import styles from './constants.module.css';

export interface TableFieldsProps {
  name: ConstantTable;
  title: string;
  /** What the sizes are measured in, such as `sq ft`. */
  unit: string;
}

/** One table of minutes by size: its rows are changed, added and removed. */
export function TableFields({ name, title, unit }: TableFieldsProps): JSX.Element {
  const { control } = useFormContext<ConstantsValues>();
  const { fields, insert, append, remove } = useFieldArray({ control, name });
  const byBedrooms = name === 'apartmentValues';
  // The last row of a table by size is open upward and stays the last.
  const isOpenEnd = (at: number): boolean => !byBedrooms && at === fields.length - 1;
  const add = (): void => {
    if (byBedrooms) append({ bedrooms: fields.length, minutes: 0 }, { shouldFocus: true });
    else insert(fields.length - 1, { upTo: null, minutes: 0 }, { shouldFocus: true });
  };

  return (
    <fieldset className={styles.table}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.row} aria-hidden>
        <span className={styles.head}>{byBedrooms ? 'Bedrooms' : `Up to, ${unit}`}</span>
        <span className={styles.head}>Minutes</span>
      </div>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row}>
          {isOpenEnd(at) ? (
            <span className={styles.open}>above</span>
          ) : (
            <NumberField
              name={`${name}.${at}.${byBedrooms ? 'bedrooms' : 'upTo'}`}
              label={null}
              ariaLabel={`${title}, row ${at + 1}, ${byBedrooms ? 'bedrooms' : `up to ${unit}`}`}
              min={0}
              max={byBedrooms ? MOVE_LIMITS.bedrooms : CONSTANT_LIMITS.tableSize}
              decimals={byBedrooms ? 0 : 2}
              hideControls
            />
          )}
          <NumberField
            name={`${name}.${at}.minutes`}
            label={null}
            ariaLabel={`${title}, row ${at + 1}, minutes`}
            min={0}
            max={CONSTANT_LIMITS.tableMinutes}
            hideControls
          />
          {!isOpenEnd(at) && fields.length > 1 && (
            <Tooltip label="Remove the row">
              <ActionIcon
                aria-label={`Remove row ${at + 1} of ${title}`}
                onClick={() => remove(at)}
              >
                <IconTrash size={15} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconPlus size={13} aria-hidden />}
        onClick={add}
      >
        Add a row
      </Button>
    </fieldset>
  );
}
