import type { JSX } from 'react';
import { ReportPage } from './report-page';

/** /emma/report/moves */
export default function MovesReportPage(): JSX.Element {
  return <ReportPage kind="moves" />;
}
