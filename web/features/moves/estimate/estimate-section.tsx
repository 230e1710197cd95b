import { Button, Group, Tooltip } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { stairsTime } from '#modules/moves/contract/activity-rules.js';
import { showDaysIn } from '../../../shared/format';
import { ESTIMATED } from '../form/activity-parts';
import { useActivityPart, useActivityScope, useCustomerPage } from '../form/customer-context';
import { Promises } from '../promises/promises';
import { Section } from '../section';
import { COLUMNS } from './columns';
import { EstimateInputs } from './estimate-inputs';
import { EstimateRow } from './estimate-row';
import { EstimateTotals } from './estimate-totals';
import styles from './estimate.module.css';
import { MoneyFigures } from './money-figures';
import { useAutomatedEstimate } from '../form/use-automated-estimate';
import { useCosts } from './use-costs';
import { useCreateEstimate } from './use-create-estimate';

const SHOWN_KEY = 'emma.estimate.advanced';

/** Hours and money of an activity; every figure follows what is typed. */
export function EstimateSection(): JSX.Element {
  const { editable } = useCustomerPage();
  const { locked } = useActivityScope();
  const activity = useActivityPart(ESTIMATED);
  const estimate = useAutomatedEstimate(activity);
  const [costs] = useCosts([activity]);
  const { create, isCreating } = useCreateEstimate();
  const [advanced, setAdvanced] = useState(() => localStorage.getItem(SHOWN_KEY) === 'on');
  const disabled = !editable || locked;

  const toggle = (): void => {
    localStorage.setItem(SHOWN_KEY, advanced ? 'off' : 'on');
    setAdvanced(!advanced);
  };

  return (
    <Section
      title="Estimate"
      actions={
        <Group gap="xs">
          <Button variant="subtle" size="compact-xs" onClick={toggle} aria-pressed={advanced}>
            {advanced ? 'Hide Advanced' : 'Show Advanced'}
          </Button>
          <Button
            variant="default"
            size="compact-xs"
            leftSection={<IconCalculator size={14} aria-hidden />}
            loading={isCreating}
            disabled={disabled || activity.locations.length === 0}
            onClick={() => void create()}
          >
            Create Estimate
          </Button>
        </Group>
      }
    >
      {activity.locations.length === 0 ? (
        <p className={styles.empty}>Add a pickup and a drop-off to see the hours.</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Estimate table">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  Location <span className={styles.unit}>minutes, crew of two</span>
                </th>
                {COLUMNS.map(({ name, label, about }) => (
                  <th key={name} scope="col" className={styles.minutes}>
                    <Tooltip
                      label={
                        name === 'forStories'
                          ? `${about}. Stairs time: ${stairsTime(activity.locations)}`
                          : about
                      }
                      events={{ hover: true, focus: true, touch: true }}
                    >
                      <span tabIndex={0}>{label}</span>
                    </Tooltip>
                  </th>
                ))}
                <th scope="col" className={styles.entryHead}>
                  <Tooltip
                    label="Hours of handling for a crew of two, without the drive. What you type counts instead of the columns."
                    multiline
                    maw={260}
                    events={{ hover: true, focus: true, touch: true }}
                  >
                    <span tabIndex={0}>
                      Worktime <span className={styles.unit}>hours of handling</span>
                    </span>
                  </Tooltip>
                </th>
              </tr>
            </thead>
            <tbody>
              {activity.locations.map((location, at) => (
                <EstimateRow
                  key={location._id ?? at}
                  index={at}
                  location={location}
                  estimate={estimate?.locations[at]}
                  advanced={advanced}
                  disabled={disabled}
                />
              ))}
            </tbody>
            <EstimateTotals activity={activity} estimate={estimate} />
          </table>
        </div>
      )}
      <EstimateInputs estimate={estimate} disabled={disabled} />
      {costs && <MoneyFigures costs={costs} />}
      {estimate?.isKnown && (
        <p className={styles.reason}>{showDaysIn(estimate.moveMgrCostingStrategyReason)}</p>
      )}
      <Promises />
    </Section>
  );
}
