import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconLoader,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nounFor } from '#kernel/counted.js';
import type { ReportState } from '#modules/reports/contract/report.view.js';
import type { Tone } from '../../../shared/ui';

interface StateLabel {
  word: string;
  tone: Tone;
  icon: ReactNode;
}

/** What each state of a queued report is called. */
export const STATE_LABELS: Readonly<Record<ReportState, StateLabel>> = {
  queued: { word: 'Queued', tone: 'neutral', icon: <IconClock aria-hidden /> },
  running: { word: 'Running', tone: 'info', icon: <IconLoader aria-hidden /> },
  done: { word: 'Done', tone: 'success', icon: <IconCircleCheck aria-hidden /> },
  failed: { word: 'Failed', tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
  cancelled: { word: 'Canceled', tone: 'warning', icon: <IconCircleX aria-hidden /> },
};

const COUNT = new Intl.NumberFormat('en-US');

export const showRows = (rows: number): string => `${COUNT.format(rows)} ${nounFor(rows, 'row')}`;

/** `812 B`, `340 kB`, `122.4 MB`. */
export function showBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
