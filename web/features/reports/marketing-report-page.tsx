import type { JSX } from 'react';
import { ReportPage } from './report-page';

/** /emma/report/marketing */
export default function MarketingReportPage(): JSX.Element {
  return <ReportPage kind="marketing" />;
}
