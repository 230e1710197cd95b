import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_DOLLARS } from '#kernel/validation/limits.js';
import { ELSEWHERE_ZONE } from '#modules/zip-zones/contract/check-zone-list.js';
import { CheckField, NumberField, TextAreaField, TextField } from '../../../shared/forms';
import styles from './zones.module.css';
import type { ZoneValues } from './zone-values';

export interface ZoneRowProps {
  index: number;
  disabled: boolean;
  onRemove: () => void;
}

/** One zone. */
export function ZoneRow({ index, disabled, onRemove }: ZoneRowProps): JSX.Element {
  const { control } = useFormContext<{ zones: ZoneValues[] }>();
  const path = `zones.${index}` as const;
  const [zone, useFee] = useWatch({ control, name: [`${path}.zone`, `${path}.useFee`] });
  const named = zone.trim() || `zone ${index + 1}`;
  const about = (what: string): string => `${what} of ${named}`;
  return (
    <div className={styles.row} role="group" aria-label={`Zone ${zone.trim() || index + 1}`}>
      <TextField name={`${path}.zone`} label={null} ariaLabel={about('Name')} disabled={disabled} />
      <TextAreaField
        name={`${path}.codes`}
        label={null}
        ariaLabel={about('Zip codes')}
        placeholder={zone.trim() === ELSEWHERE_ZONE ? 'Every other zip code' : '73102 73103 …'}
        minRows={1}
        disabled={disabled}
      />
      <div className={styles.charged}>
        <CheckField
          name={`${path}.useFee`}
          label={null}
          ariaLabel={about('Charged trips')}
          disabled={disabled}
        />
      </div>
      <NumberField
        name={`${path}.tripFee`}
        label={null}
        ariaLabel={about('Trip fee')}
        prefix="$"
        min={0}
        max={MAX_DOLLARS}
        step={5}
        disabled={disabled || !useFee}
      />
      {!disabled && (
        <Tooltip label="Remove">
          <ActionIcon aria-label={`Remove ${named}`} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
