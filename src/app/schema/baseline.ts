import type { Baseline } from '#platform/database/baseline.js';
import { PLATFORM_BASELINE } from '#platform/database/persistence/migrations/baseline.js';
import { HISTORY_BASELINE } from '#platform/history/persistence/migrations/baseline.js';
import { TOPICS_BASELINE } from '#platform/realtime/persistence/migrations/baseline.js';
import { QUEUE_BASELINE } from '#platform/queue/persistence/migrations/baseline.js';
import { BRANCHES_BASELINE } from '#modules/branches/persistence/migrations/baseline.js';
import { EMPLOYEES_BASELINE } from '#modules/employees/persistence/migrations/baseline.js';
import { TRUCKS_BASELINE } from '#modules/trucks/persistence/migrations/baseline.js';
import { REFERRERS_BASELINE } from '#modules/referrers/persistence/migrations/baseline.js';
import { ZIP_ZONES_BASELINE } from '#modules/zip-zones/persistence/migrations/baseline.js';
import { PROBLEM_LOCATIONS_BASELINE } from '#modules/problem-locations/persistence/migrations/baseline.js';
import { ACCESS_BASELINE } from '#modules/access/persistence/migrations/baseline.js';
import { COMPANY_BASELINE } from '#modules/company/persistence/migrations/baseline.js';
import { CUSTOMERS_BASELINE } from '#modules/customers/persistence/migrations/baseline.js';
import { MOVES_BASELINE } from '#modules/moves/persistence/migrations/baseline.js';
import { SCHEDULING_BASELINE } from '#modules/scheduling/persistence/migrations/baseline.js';
import { MAIL_BASELINE } from '#modules/mail/persistence/migrations/baseline.js';
import { CALLS_BASELINE } from '#modules/calls/persistence/migrations/baseline.js';
import { REPORTS_BASELINE } from '#modules/reports/persistence/migrations/baseline.js';
import { BOOKING_BASELINE } from '#modules/booking/persistence/migrations/baseline.js';
import { ACTUALS_BASELINE } from '#modules/actuals/persistence/migrations/baseline.js';
import { RANGES_BASELINE } from '#modules/ranges/persistence/migrations/baseline.js';
import { PROMISES_BASELINE } from '#modules/promises/persistence/migrations/baseline.js';
import { FOLDED_MIGRATIONS } from './folded-migrations.js';

/** What the folded migrations made, by modules: tables, and what stored data depends on. */
export const BASELINE: Baseline = {
  release: '92ee3a0d5d',
  folded: FOLDED_MIGRATIONS,
  texts: [
    PLATFORM_BASELINE,
    HISTORY_BASELINE,
    TOPICS_BASELINE,
    QUEUE_BASELINE,
    BRANCHES_BASELINE,
    EMPLOYEES_BASELINE,
    TRUCKS_BASELINE,
    REFERRERS_BASELINE,
    ZIP_ZONES_BASELINE,
    PROBLEM_LOCATIONS_BASELINE,
    ACCESS_BASELINE,
    COMPANY_BASELINE,
    CUSTOMERS_BASELINE,
    MOVES_BASELINE,
    SCHEDULING_BASELINE,
    MAIL_BASELINE,
    CALLS_BASELINE,
    REPORTS_BASELINE,
    BOOKING_BASELINE,
    ACTUALS_BASELINE,
    RANGES_BASELINE,
    PROMISES_BASELINE,
  ],
};
