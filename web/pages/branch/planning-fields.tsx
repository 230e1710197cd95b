import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type JSX } from 'react';
import { useFormState } from 'react-hook-form';
import { PLANNING_LIMITS } from '#modules/branches/contract/planning.js';
import { CheckField, NumberField } from '../../shared/forms';
import styles from './branch.module.css';
import type { BranchValues } from './branch-values';
import { SETTING_LABELS, type SettingPath } from './planning-labels';

const SLOT_WEIGHTS = ['gap', 'open', 'lift', 'lead', 'mover', 'load', 'risk'] as const;

const PLANNER_WEIGHTS = ['truckChange', 'start', 'drive', 'overtime', 'unserved'] as const;

interface Disabled {
  disabled: boolean;
}

interface SettingProps extends Disabled {
  path: SettingPath;
  limits: { min: number; max: number };
  step: number;
  unit?: string;
  description?: string;
}

const Setting = ({ path, limits, ...rest }: SettingProps): JSX.Element => (
  <NumberField
    name={`planning.${path}`}
    label={SETTING_LABELS[path]}
    required
    {...limits}
    {...rest}
  />
);

/** How much each thing counts, in minutes of a worse place on the day. */
function Weights({ disabled }: Disabled): JSX.Element {
  return (
    <>
      <h3 className={styles.group}>What makes a free time worse, in minutes</h3>
      {SLOT_WEIGHTS.map((name) => (
        <Setting
          key={name}
          path={`slotWeights.${name}`}
          limits={PLANNING_LIMITS.slotWeight}
          step={1}
          disabled={disabled}
        />
      ))}
      <Setting
        path="slotWeights.loadFrom"
        limits={PLANNING_LIMITS.loadFrom}
        step={0.05}
        description="Booked hours of the hours there are: 0.8 is 80 percent."
        disabled={disabled}
      />
      <h3 className={styles.group}>What makes a plan of a day worse, in points</h3>
      {PLANNER_WEIGHTS.map((name) => (
        <Setting
          key={name}
          path={`plannerWeights.${name}`}
          limits={PLANNING_LIMITS.plannerWeight}
          step={0.1}
          disabled={disabled}
        />
      ))}
    </>
  );
}

/** How a branch plans its days. */
export function PlanningFields({ disabled }: Disabled): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const weights = useId();
  const { errors } = useFormState<BranchValues>({ name: 'planning' });
  // What is wrong has to be seen.
  const isShown =
    isOpen || Boolean(errors.planning?.slotWeights ?? errors.planning?.plannerWeights);
  const Chevron = isShown ? IconChevronDown : IconChevronRight;
  return (
    <>
      <div className={styles.fields}>
        <CheckField
          name="planning.directLegs"
          label={SETTING_LABELS.directLegs}
          description="A truck need not come back to the yard in between. Switched off, links from today on are undone."
          disabled={disabled}
        />
        <CheckField
          name="planning.arrivalWindows"
          label={SETTING_LABELS.arrivalWindows}
          description="Customers are told between which times the crew comes, not one start."
          disabled={disabled}
        />
        <CheckField
          name="planning.publicRanking"
          label={SETTING_LABELS.publicRanking}
          description="Visitors of the web site see first what suits the day."
          disabled={disabled}
        />
      </div>
      <div className={styles.fields}>
        <Setting
          path="turnaroundMinutes"
          limits={PLANNING_LIMITS.turnaroundMinutes}
          {...{ step: 15, unit: 'min', disabled }}
        />
        <Setting
          path="longestWaitMinutes"
          limits={PLANNING_LIMITS.longestWaitMinutes}
          {...{ step: 15, unit: 'min', disabled }}
        />
        <Setting
          path="windowMinutes"
          limits={PLANNING_LIMITS.windowMinutes}
          {...{ step: 15, unit: 'min', disabled }}
        />
        <Setting
          path="shortestJobHours"
          limits={PLANNING_LIMITS.shortestJobHours}
          description="Time that is left free is of use from this length on."
          {...{ step: 0.25, unit: 'h', disabled }}
        />
        <Setting
          path="weeklyHours"
          limits={PLANNING_LIMITS.weeklyHours}
          description="The plan desk takes nobody over them."
          {...{ step: 1, unit: 'h', disabled }}
        />
        <Setting
          path="rentalLeadMinutes"
          limits={PLANNING_LIMITS.rentalLeadMinutes}
          description="The plan desk rents no truck for an earlier time."
          {...{ step: 15, unit: 'min', disabled }}
        />
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Chevron size={14} aria-hidden />}
        aria-expanded={isShown}
        aria-controls={weights}
        onClick={() => setOpen(!isOpen)}
      >
        Weights
      </Button>
      {isShown && (
        <div id={weights} className={styles.fields}>
          <Weights disabled={disabled} />
        </div>
      )}
    </>
  );
}
