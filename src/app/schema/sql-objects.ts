import type { SqlObject } from '#platform/database/sql/sql-object.js';
import { SESSION } from '#modules/access/sql/session.view.js';
import { ACTUAL } from '#modules/actuals/sql/actual.view.js';
import { BRANCH } from '#modules/branches/sql/branch.view.js';
import { KEEP_PLANNING, TAKE_PLANNING } from '#modules/branches/sql/planning-locks.function.js';
import { PLANNING_VERSION } from '#modules/branches/sql/planning-version.view.js';
import { PLANNING } from '#modules/branches/sql/planning.view.js';
import { KEEP_TIMEZONE, TAKE_TIMEZONE } from '#modules/branches/sql/timezone-locks.function.js';
import { CALL } from '#modules/calls/sql/call.view.js';
import { EMPLOYEE } from '#modules/employees/sql/employee.view.js';
import { ACTIVITY_DAY } from '#modules/moves/sql/activity-day.view.js';
import { ACTIVITY_DRIVE } from '#modules/moves/sql/activity-drive.view.js';
import { ACTIVITY_STATE } from '#modules/moves/sql/activity-state.function.js';
import { ACTIVITY_TYPE } from '#modules/moves/sql/activity-type.function.js';
import { ACTIVITY } from '#modules/moves/sql/activity.view.js';
import { AUTOMATED_ESTIMATE } from '#modules/moves/sql/automated-estimate.view.js';
import { BOARD_OPERATION } from '#modules/moves/sql/board-operation.view.js';
import { BUILDING_STOP } from '#modules/moves/sql/building-stop.view.js';
import { CUSTOMER } from '#modules/moves/sql/customer.view.js';
import { DIRECT_LEG } from '#modules/moves/sql/direct-leg.view.js';
import { FIRST_ARRIVAL } from '#modules/moves/sql/first-arrival.view.js';
import { LOCATION } from '#modules/moves/sql/location.view.js';
import { OPERATION_DRIVE } from '#modules/moves/sql/operation-drive.view.js';
import { OPERATION } from '#modules/moves/sql/operation.view.js';
import { TRIP_FEE_CENTS } from '#modules/moves/sql/trip-fee-cents.function.js';
import { METERS_BETWEEN } from '#modules/problem-locations/sql/meters-between.function.js';
import { SETTING } from '#modules/ranges/sql/setting.view.js';
import { USED_JOB } from '#modules/ranges/sql/used-job.view.js';
import { REFERRER } from '#modules/referrers/sql/referrer.view.js';
import { CREW_PLACE } from '#modules/scheduling/sql/crew-place.view.js';
import { DAY_OFF } from '#modules/scheduling/sql/day-off.view.js';
import { DAY_PLAN } from '#modules/scheduling/sql/day-plan.view.js';
import { PARTS_ON_TRUCKS } from '#modules/scheduling/sql/parts-on-trucks.function.js';
import { OCCUPANCY } from '#modules/scheduling/sql/occupancy.view.js';
import { USUAL_SHARE } from '#modules/scheduling/sql/usual-share.view.js';
import { TRUCK } from '#modules/trucks/sql/truck.view.js';
import { ZONE_CODE } from '#modules/zip-zones/sql/zone-code.view.js';

/** Every view and function; what names others is made after them. */
export const SQL_OBJECTS: readonly SqlObject[] = [
  ...[SESSION],
  ...[ACTUAL],
  ...[
    BRANCH,
    KEEP_PLANNING,
    TAKE_PLANNING,
    PLANNING_VERSION,
    PLANNING,
    KEEP_TIMEZONE,
    TAKE_TIMEZONE,
  ],
  ...[CALL],
  ...[EMPLOYEE],
  ...[
    ACTIVITY_DAY,
    ACTIVITY_DRIVE,
    ACTIVITY_STATE,
    ACTIVITY_TYPE,
    ACTIVITY,
    AUTOMATED_ESTIMATE,
    BOARD_OPERATION,
    BUILDING_STOP,
    CUSTOMER,
    DIRECT_LEG,
    FIRST_ARRIVAL,
    LOCATION,
    OPERATION_DRIVE,
    OPERATION,
    TRIP_FEE_CENTS,
  ],
  ...[METERS_BETWEEN],
  ...[SETTING, USED_JOB],
  ...[REFERRER],
  ...[CREW_PLACE, DAY_OFF, DAY_PLAN, OCCUPANCY, PARTS_ON_TRUCKS, USUAL_SHARE],
  ...[TRUCK],
  ...[ZONE_CODE],
];
