import type { JSX } from 'react';
import { ReportPage } from './report-page';

/** /emma/report/moves */
export function MovesReportPage(): JSX.Element {
  return <ReportPage kind="moves" />;
}

/** /emma/report/manager */
export function ManagerReportPage(): JSX.Element {
  return <ReportPage kind="manager" />;
}

/** /emma/report/marketing */
export function MarketingReportPage(): JSX.Element {
  return <ReportPage kind="marketing" />;
}
