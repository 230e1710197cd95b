import { closingPage } from '../features/actuals/routes';
import { branchListPage } from '../features/branches/routes';
import { companyPage } from '../features/company/routes';
import { newEmployeePage } from '../features/employees/routes';
import { mailboxPage, templatePages } from '../features/mail/routes';
import { opsPages } from '../features/ops/routes';
import { problemLocationsPage } from '../features/problem-locations/routes';
import { truckPages } from '../features/trucks/routes';
import { marketingPage } from '../features/referrers/routes';
import { rangesPage } from '../features/ranges/routes';
import { reportPages } from '../features/reports/routes';
import { branchPages } from '../pages/branch/routes';
import { createCustomerPage, customerListPage, customerPage } from '../pages/customer/routes';
import { dayPlacesPages } from '../pages/day-places/routes';
import { freeTimesPage } from '../pages/free-times/routes';
import { helpPage } from '../pages/help/routes';
import { estimateConstantsPage } from '../pages/estimate-constants/routes';
import { boardPart, moveManagerPages } from '../pages/move-manager/routes';
import { mySchedulePages } from '../pages/my-schedule/routes';
import { todayPage } from '../pages/today/routes';
import { waitingCustomersPages } from '../pages/waiting-customers/routes';
import type { PageDefinition } from '../shared/pages';

/**
 * Every page below /emma. A page that is not in this list has neither an address nor a place in the
 * sidebar.
 */
export const PAGES: readonly PageDefinition[] = [
  todayPage,
  { ...customerListPage, children: [createCustomerPage] },
  { ...customerPage, within: boardPart },
  ...waitingCustomersPages,
  freeTimesPage,
  ...moveManagerPages,
  closingPage,
  ...dayPlacesPages,
  ...truckPages,
  newEmployeePage,
  companyPage,
  marketingPage,
  problemLocationsPage,
  estimateConstantsPage,
  rangesPage,
  branchListPage,
  ...branchPages,
  ...templatePages,
  ...reportPages,
  ...opsPages,
  ...mySchedulePages,
  helpPage,
  mailboxPage,
];
