import { Button } from '@mantine/core';
import { IconDownload, IconPlayerPlay } from '@tabler/icons-react';
import { useContext, useEffect, type JSX, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ReportParamsDto } from '#modules/reports/contract/report-params.dto.js';
import type { ApiError } from '../../../shared/api';
import {
  AppForm,
  DayField,
  DayZone,
  SelectField,
  showServerFaults,
  useAppForm,
} from '../../../shared/forms';
import { todayIn } from '../../../shared/format';
import { useListAllBranchesQuery } from '../../branches';
import styles from './generator-form.module.css';
import { QUICK_SPANS } from './quick-spans';
import { ALL_BRANCHES, type ReportChoice } from './use-report-address';

export interface GeneratorFormProps {
  choice: ReportChoice;
  onRun: (choice: ReportChoice) => void;
  /** Called instead when what is in the form can't be asked about. */
  onInvalid: () => void;
  running: boolean;
  /** Absent while there is nothing to download. */
  onDownload?: () => void;
  /** Why the last run was refused. */
  error: ApiError | null;
  /** A way out of it. */
  wayOut?: ReactNode;
}

/** Which days and branch the report is about. */
export function GeneratorForm(props: GeneratorFormProps): JSX.Element {
  const { choice, onRun, onInvalid, running, onDownload, error, wayOut } = props;
  const { data: branches = [] } = useListAllBranchesQuery();
  const viewing = useContext(DayZone);
  const form = useAppForm<ReportChoice>({ dto: ReportParamsDto, defaultValues: choice });
  const { reset } = form;

  // Back and forward change the address, and the form shows what was requested then.
  useEffect(() => reset(choice), [choice, reset]);
  useEffect(() => {
    if (error) showServerFaults(form, error);
  }, [error, form]);

  const branchId = useWatch({ control: form.control, name: 'branchId' });
  const timezone = branches.find(({ _id }) => _id === branchId)?.timezone ?? viewing;
  const today = todayIn(timezone);
  const quick = QUICK_SPANS.map(({ label, of }) => ({ label, span: of(today) }));

  return (
    <AppForm form={form} onSubmit={onRun} onInvalid={onInvalid} className={styles.form}>
      <div className={styles.fields}>
        <div className={styles.quick} role="group" aria-label="Days">
          {quick.map(({ label, span }) => (
            <button
              key={label}
              type="button"
              aria-pressed={span.start === choice.start && span.end === choice.end}
              onClick={() => onRun({ ...choice, ...span })}
            >
              {label}
            </button>
          ))}
        </div>
        <DayField name="start" label="Start date" today={today} toward="last" required />
        <DayField name="end" label="End date" today={today} toward="last" required />
        <SelectField
          name="branchId"
          label="Branch"
          choices={[
            { value: ALL_BRANCHES, label: 'All branches' },
            ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            loading={running}
            leftSection={<IconPlayerPlay size={15} aria-hidden />}
          >
            Run
          </Button>
          <Button
            variant="default"
            disabled={!onDownload}
            onClick={onDownload}
            leftSection={<IconDownload size={15} aria-hidden />}
          >
            Download
          </Button>
        </div>
      </div>
      {error && (
        <div className={styles.error} role="alert">
          <span>{error.message}</span>
          {wayOut}
        </div>
      )}
    </AppForm>
  );
}
