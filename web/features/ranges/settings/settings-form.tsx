import { Button } from '@mantine/core';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { SaveEstimateSettingsDto } from '#modules/ranges/contract/estimate-settings.dto.js';
import { MAX_TERMS, QUANTILES } from '#modules/ranges/contract/range-terms.js';
import {
  AppForm,
  CheckField,
  NumberField,
  showRefusal,
  TextAreaField,
  useAppForm,
  useStoredForm,
} from '../../../shared/forms';
import { Banner, toast } from '../../../shared/ui';
import { useSaveEstimateSettingsMutation, type KnownSettings } from '../api';
import styles from '../ranges.module.css';
import { QuantilePreview } from './quantile-preview';

export interface SettingsFormProps {
  branchId: string;
  /** As they are stored. */
  settings: KnownSettings;
}

/** The settings of a branch, and what another maximum would have meant. */
export function SettingsForm({ branchId, settings }: SettingsFormProps): JSX.Element {
  const form = useAppForm<KnownSettings>({
    defaultValues: settings,
    dto: SaveEstimateSettingsDto,
  });
  const stored = useStoredForm(form, settings, `estimate-settings:${branchId}`);
  const [save, { isLoading }] = useSaveEstimateSettingsMutation();
  const quantile = useWatch({ control: form.control, name: 'quantile' });

  const submit = async (sent: KnownSettings): Promise<void> => {
    try {
      form.reset(await save({ branchId, settings: sent }).unwrap());
      toast.success('Settings saved');
    } catch (error) {
      showRefusal(form, error);
    }
  };
  const isDirty = stored.dirtyCount > 0;
  return (
    <AppForm form={form} onSubmit={submit} className={styles.settings}>
      {stored.stale && (
        <Banner
          tone="warning"
          actions={
            <Button variant="default" size="compact-xs" onClick={stored.showLatest}>
              Show the latest
            </Button>
          }
        >
          Someone else has changed these settings since.
        </Banner>
      )}
      <NumberField
        name="quantile"
        label="The maximum of a quote holds for this share of moves"
        description="0.9 is 90 of 100 moves."
        required
        {...QUANTILES}
        step={0.01}
      />
      <QuantilePreview branchId={branchId} quantile={quantile} />
      <CheckField
        name="lateFinishByP80"
        label="The late mark on the board goes by the 80% time"
        description="Not by the planned end alone."
      />
      <CheckField
        name="estimateIsCap"
        label="Without a range, the estimate is the maximum"
        description="Off: where a day has no range, emails call it an estimate."
      />
      <TextAreaField
        name="paymentTerms"
        label="Payment terms"
        description="Customers read them in proposals."
        maxLength={MAX_TERMS}
      />
      <div className={styles.acts}>
        <Button variant="default" disabled={!isDirty} onClick={stored.showLatest}>
          Reset
        </Button>
        <Button type="submit" disabled={!isDirty} loading={isLoading}>
          Save
        </Button>
      </div>
    </AppForm>
  );
}
