import { Anchor } from '@mantine/core';
import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import type { ModelJobView } from '#modules/ranges/contract/model.view.js';
import { showDay } from '../../../shared/format';
import { showGroup, showRatio } from '../range-labels';
import { FormSection } from '../../../shared/pages';
import { ColumnHeads } from '../../../shared/ui';
import table from '../../../shared/ui/figure-table.module.css';
import styles from '../ranges.module.css';

export interface WorstJobsProps {
  jobs: readonly ModelJobView[];
  branchName: (id: string) => string;
}

/** The moves farthest from what was expected; often their times are wrong. */
export function WorstJobs({ jobs, branchName }: WorstJobsProps): JSX.Element | null {
  if (jobs.length === 0) return null;
  return (
    <FormSection
      title="Farthest from what was expected"
      hint="Look whether the times of these moves are right; mark what was exceptional."
      plain
    >
      <div
        className={`${table.scroll} ${styles.moves}`}
        tabIndex={0}
        role="group"
        aria-label="Moves"
      >
        <table className={table.table}>
          <ColumnHeads names={['Day', 'Against the estimate', 'Kind', 'Branch']} />
          <tbody>
            {jobs.map((job) => (
              <tr key={job.activityId}>
                <th scope="row">
                  <Anchor
                    component={Link}
                    to={`/emma/customer/${job.customerId}?activity=${job.activityId}`}
                    inherit
                  >
                    {showDay(job.day)}
                  </Anchor>
                </th>
                <td>{job.ratio === null ? '–' : showRatio(job.ratio)}</td>
                <td>{showGroup(job.group)}</td>
                <td>{branchName(job.branchId)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  );
}
