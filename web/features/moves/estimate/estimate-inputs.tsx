import { memo, type JSX } from 'react';
import { useWatch } from 'react-hook-form';
import { MAX_ESTIMATE_HOURS, MAX_RATE } from '#kernel/validation/limits.js';
import { HOURS_STEP, MOVE_DEFAULTS, MOVE_LIMITS } from '#modules/moves/contract/limits.js';
import {
  estimateGaps,
  suggestedMinTime,
  type ActivityEstimate,
  type EstimateGap,
  type FigureOrigin,
} from '#modules/moves/contract/estimating.js';
import { NumberField } from '../../../shared/forms';
import { gapLabel } from '../../../shared/labels';
import { useListBranchesQuery } from '../../branches';
import { ESTIMATE_INPUTS, type EstimateInput } from '../form/activity-parts';
import {
  useActivityPart,
  useActivityScope,
  useCustomerFields,
  useCustomerPage,
} from '../form/customer-context';
import type { ActivityValues, CustomerValues } from '../form/values';
import { Automated } from './automated';
import styles from './estimate.module.css';
import { useTruckCount } from './use-truck-count';

export interface EstimateInputsProps {
  estimate: ActivityEstimate | null;
  disabled: boolean;
}

interface Input {
  name: EstimateInput;
  label: string;
  of: string;
  unit?: string;
  step: number;
  max: number;
  decimals?: number;
}

const HOURS = { unit: 'h', step: HOURS_STEP, max: MAX_ESTIMATE_HOURS };

const INPUTS: readonly Input[] = [
  { name: 'estHours', label: 'Est Hours', of: 'hours', ...HOURS },
  { name: 'minTime', label: 'Est Min Hrs', of: 'minimum hours', ...HOURS },
  {
    name: 'numMovers',
    label: 'Movers',
    of: 'number of movers',
    step: 1,
    max: MOVE_LIMITS.movers,
    decimals: 0,
  },
  {
    name: 'truckCount',
    label: 'Trucks',
    of: 'number of trucks',
    step: 1,
    max: MOVE_LIMITS.trucks,
    decimals: 0,
  },
];

const DECIDED = ['figureOrigins', ...ESTIMATE_INPUTS] as const;
type Decided = Pick<ActivityValues, (typeof DECIDED)[number]>;

/** Where what is typed is far from the automated figures. */
function gapsOf(entered: Decided, estimate: ActivityEstimate | null): EstimateGap[] {
  if (!estimate?.isKnown) return [];
  const { estHours, resourceEstimate } = estimate;
  return estimateGaps(entered, { estHours, ...resourceEstimate });
}

const figuresOf = (
  { estHours, figureOrigins }: Decided,
  estimate: ActivityEstimate | null,
): Partial<Record<Input['name'], number>> =>
  estimate?.isKnown
    ? {
        estHours: estimate.estHours,
        // Of the hours that a person typed, as an estimate fills it in beside them.
        minTime:
          figureOrigins.estHours === 'person' && estHours
            ? suggestedMinTime(estHours)
            : estimate.minTime,
        ...estimate.resourceEstimate,
      }
    : {};

/** What a person decides: hours, crew and rate, each with the automated figure next to it. */
export const EstimateInputs = memo(function EstimateInputs(
  props: EstimateInputsProps,
): JSX.Element {
  const { estimate, disabled } = props;
  const activity = useActivityPart(DECIDED);
  const { path } = useActivityScope();
  const { editable } = useCustomerPage();
  const form = useCustomerFields();
  const trucksFollow = useTruckCount();
  const figures = figuresOf(activity, estimate);
  const gaps = gapsOf(activity, estimate);
  const { data: branches = [] } = useListBranchesQuery();
  const [branchId, rate] = useWatch<CustomerValues, ['branchId', 'move.meta.rate']>({
    name: ['branchId', 'move.meta.rate'],
  });
  const setOrigin = (name: EstimateInput, origin: FigureOrigin): void =>
    form.setValue(`${path}.figureOrigins.${name}`, origin, { shouldDirty: true });
  const take = (name: EstimateInput, figure: number): void => {
    setOrigin(name, 'estimate');
    form.setValue(`${path}.${name}`, figure, { shouldDirty: true, shouldValidate: true });
    if (name === 'truckCount') trucksFollow(figure);
  };
  const typed = (name: EstimateInput, value: number | null): void => {
    setOrigin(name, 'person');
    if (name === 'truckCount') trucksFollow(value);
  };
  const branchRate = branches.find(({ _id }) => _id === branchId)?.defaultHourlyRate ?? null;
  return (
    <div className={styles.inputs}>
      {INPUTS.map(({ name, label, of, ...limits }) => {
        const figure = figures[name] ?? null;
        const far = gaps.filter((gap) => gap.of === name);
        return (
          <div key={name} className={styles.input}>
            <NumberField
              name={`${path}.${name}`}
              label={label}
              min={0}
              disabled={disabled}
              onTyped={(value) => typed(name, value)}
              {...limits}
            />
            <Automated
              of={of}
              figure={figure}
              entered={activity[name]}
              onTake={disabled || figure === null ? undefined : () => take(name, figure)}
            />
            {far.length > 0 && (
              <span className={styles.far} role="status">
                {gapLabel(far)}
              </span>
            )}
          </div>
        );
      })}
      <div className={styles.input}>
        <NumberField
          name="move.meta.rate"
          label="Single mover hourly rate"
          prefix="$"
          isHourly
          min={0}
          max={MAX_RATE}
          placeholder={`${MOVE_DEFAULTS.rate}`}
          disabled={!editable}
        />
        <Automated
          of="rate of the branch"
          figure={branchRate}
          entered={rate ?? null}
          onTake={
            editable
              ? () =>
                  form.setValue('move.meta.rate', branchRate ?? undefined, { shouldDirty: true })
              : undefined
          }
        />
      </div>
    </div>
  );
});
