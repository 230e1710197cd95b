import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_DOLLARS } from '#kernel/validation/limits.js';
import { FEE_STEP } from '#modules/moves/contract/limits.js';
import { asQuoted, moveTotals } from '#modules/moves/contract/estimating.js';
import { NumberField } from '../../../shared/forms';
import { showMoney } from '../../../shared/format';
import { useCosts } from '../estimate/use-costs';
import { ESTIMATED, pick } from '../form/activity-parts';
import { useCustomerFields, useCustomerPage } from '../form/customer-context';
import type { CustomerValues } from '../form/values';
import { Section } from '../section';
import styles from './general.module.css';

/** The money of the whole move. */
export function GeneralSection(): JSX.Element {
  const { base, editable } = useCustomerPage();
  const activities = useWatch({
    control: useCustomerFields().control,
    compute: ({ move }: CustomerValues) =>
      move.activities.map((activity) => pick(activity, ESTIMATED)),
  });
  const totals = moveTotals(useCosts(activities).map(asQuoted));
  return (
    <Section title="General Move Information - Sum of all Activities">
      <div className={styles.figures}>
        <div>
          <span>Min current total estimate</span>
          <output>{showMoney(totals.curTotalEstimateMin)}</output>
        </div>
        <div>
          <span>Current total estimate</span>
          <output className={styles.strong}>{showMoney(totals.curTotalEstimate)}</output>
        </div>
        <NumberField
          name="move.meta.actualPrice"
          label="Actual Cost $"
          prefix="$"
          min={0}
          max={MAX_DOLLARS}
          step={FEE_STEP}
          hideControls
          disabled={!editable}
        />
        <div>
          <span>Prev Move Actual Cost</span>
          <output>{showMoney(base.previousActualPrice)}</output>
        </div>
      </div>
    </Section>
  );
}
