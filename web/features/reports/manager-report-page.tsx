import type { JSX } from 'react';
import { ReportPage } from './report-page';

/** /emma/report/manager */
export default function ManagerReportPage(): JSX.Element {
  return <ReportPage kind="manager" />;
}
