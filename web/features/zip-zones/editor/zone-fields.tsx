import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ELSEWHERE_ZONE } from '#modules/zip-zones/contract/check-zone-list.js';
import { Banner } from '../../../shared/ui';
import { ZoneRow } from './zone-row';
import styles from './zones.module.css';
import { emptyZone, type ZoneValues } from './zone-values';

interface ZoneForm {
  zones: ZoneValues[];
}

/** The zones of a branch, in the form around it under `zones`. */
export function ZoneFields({ disabled }: { disabled: boolean }): JSX.Element {
  const { control } = useFormContext<ZoneForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'zones' });
  const zones = useWatch({ control, name: 'zones' });
  const hasElsewhere = zones.some(({ zone }) => zone.trim() === ELSEWHERE_ZONE);
  return (
    <>
      <p className={styles.explained}>
        What a trip costs, by zip code. Zone <b>{ELSEWHERE_ZONE}</b> covers every zip code that no
        other zone lists; it needs no codes.
      </p>
      {!hasElsewhere && (
        <Banner
          tone="warning"
          actions={
            !disabled && (
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => append(emptyZone(ELSEWHERE_ZONE))}
              >
                Add zone {ELSEWHERE_ZONE}
              </Button>
            )
          }
        >
          There is no zone {ELSEWHERE_ZONE}: trips to all other zip codes cost nothing.
        </Banner>
      )}
      {fields.length > 0 && (
        <div className={styles.zones}>
          <div className={styles.head} aria-hidden>
            <span>Zone</span>
            <span>Zip codes</span>
            <span>Charged</span>
            <span>Trip fee</span>
          </div>
          {fields.map(({ id }, index) => (
            <ZoneRow key={id} index={index} disabled={disabled} onRemove={() => remove(index)} />
          ))}
        </div>
      )}
      {!disabled && (
        <Button
          className={styles.add}
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => append(emptyZone())}
        >
          Add zone
        </Button>
      )}
    </>
  );
}
