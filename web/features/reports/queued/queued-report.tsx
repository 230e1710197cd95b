import { Progress } from '@mantine/core';
import type { JSX } from 'react';
import {
  reportTopic,
  type ReportChange,
  type ReportView,
} from '#modules/reports/contract/report.view.js';
import { showAge, showDay } from '../../../shared/format';
import { useWatch } from '../../../shared/realtime';
import { StatusBadge, toast } from '../../../shared/ui';
import { REPORT_NAMES } from '../report-labels';
import { QueuedReportActions } from './queued-report-actions';
import styles from './queued-reports.module.css';
import { showBytes, showRows, STATE_LABELS } from './queued-labels';

export interface QueuedReportProps {
  report: ReportView;
  /** Undefined for all. */
  branchName: string | undefined;
  onChange: (report: ReportView) => void;
  onGap: () => void;
}

/** One queued report; one that is being written is followed live. */
export function QueuedReport(props: QueuedReportProps): JSX.Element {
  const { report, branchName, onChange, onGap } = props;
  const { kind, params, state, progress, rows, bytes, created, error } = report;
  const isUnderWay = state === 'queued' || state === 'running';
  const name = `${REPORT_NAMES[kind]}, ${showDay(params.start)} – ${showDay(params.end)}`;
  useWatch(
    isUnderWay ? reportTopic(report._id) : null,
    ({ change }) => {
      const told = (change?.items as ReportChange[] | undefined)?.at(-1)?.report;
      if (!told) return onGap();
      onChange(told);
      if (told.state === 'done') toast.success(`Ready to download: ${name}`);
    },
    onGap,
  );
  const { word, tone, icon } = STATE_LABELS[state];
  const facts = [
    branchName ?? 'All branches',
    rows > 0 && showRows(rows),
    bytes > 0 && showBytes(bytes),
    showAge(created),
  ].filter(Boolean);

  return (
    <li className={styles.report} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
      </div>
      <div className={styles.line}>
        <span className={styles.facts}>{facts.join(' · ')}</span>
        <QueuedReportActions report={report} name={name} />
      </div>
      {isUnderWay && (
        <div className={styles.progress}>
          <Progress.Root size="sm">
            <Progress.Section
              value={progress}
              animated={state === 'running'}
              aria-label={`Progress of ${name}`}
            />
          </Progress.Root>
          <span className={styles.figure}>{progress}%</span>
        </div>
      )}
      {error && <div className={styles.error}>{error}</div>}
    </li>
  );
}
