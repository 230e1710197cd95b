import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { lineOf } from '#kernel/clean-text.js';
import { isId } from '#kernel/ids.js';
import { JOB_STATES } from '#kernel/job.js';
import { PLACE_PRECISIONS } from '#kernel/place-precision.js';
import type { JobState } from '#kernel/job.js';
import { ROLES, type Role } from '#kernel/permission.js';
import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { PERCENT, RequiredHexColor } from '#kernel/validation/index.js';
import { faultOf } from '#kernel/validation/testing/judge.js';
import { MAX_MINUTES, STAMP_KINDS } from '#modules/actuals/contract/actual-terms.js';
import type { StampKind } from '#modules/actuals/contract/actual-terms.js';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import { CODE_TRIES } from '#modules/booking/contract/limits.js';
import { RESERVATION_STATES } from '#modules/booking/persistence/reservation.repository.js';
import type { ReservationState } from '#modules/booking/persistence/reservation.repository.js';
import { DEFAULT_PLANNING, PLANNING_LIMITS } from '#modules/branches/contract/planning.js';
import { LEAST_RATE } from '#modules/branches/contract/branch-terms.js';
import type { EventKind } from '#kernel/event-kind.js';
import type { PhoneEventData } from '#modules/calls/contract/history.view.js';
import {
  CONTRACT_STAGES,
  CUSTOMER_STATUSES,
  PHONE_TYPES,
} from '#modules/moves/domain/customer-terms.js';
import type { CustomerStatus } from '#modules/moves/domain/customer-terms.js';
import {
  EMAIL_STATUSES,
  EMAIL_TEMPLATES,
  DRIVE_TIME_STATUSES,
  WORK_TYPES,
} from '#modules/moves/contract/move-terms.js';
import type { EmailStatus, WorkType } from '#modules/moves/contract/move-terms.js';
import { DRIVE_SOURCES } from '#modules/moves/domain/transit/drive-source.js';
import { ACTIVITY_STATES } from '#modules/moves/domain/activities/activity-state.js';
import { ACTIVITY_TYPES } from '#modules/moves/domain/activities/activity-type.js';
import { MAX_MOVER_COUNT, MIN_MOVER_COUNT } from '#modules/moves/domain/envelope/new-operation.js';
import type { DirectLeg } from '#modules/moves/domain/linking/direct-leg.js';
import { isMultiStorey, LOCATION_TYPES } from '#modules/moves/domain/location-types.js';
import type { Confirmation } from '#kernel/confirmation.js';
import { ITEM_LIMITS } from '#modules/moves/contract/item-labels.js';
import type { ItemView, LocationView } from '#modules/moves/contract/location.view.js';
import { BOARD_STOP_FIELDS, wireNameOf } from '#modules/moves/contract/stop-fields.js';
import { MODEL_STATES } from '#modules/ranges/contract/range-terms.js';
import type { ModelState } from '#modules/ranges/contract/range-terms.js';
import { LEFT_OUT } from '#modules/ranges/domain/finished-job.js';
import { PROMISING_TEMPLATES } from '#modules/promises/contract/promise.view.js';
import { REPORT_KINDS } from '#modules/reports/contract/report-terms.js';
import { isUnderWay, REPORT_STATES } from '#modules/reports/domain/report-state.js';
import { OCCUPANCY_KINDS } from '#modules/scheduling/domain/occupancy-kind.js';
import type { OccupancyKind } from '#modules/scheduling/domain/occupancy-kind.js';
import { SEAT_POSITIONS } from '#modules/scheduling/domain/board-config.js';
import { isTruckName } from '#modules/trucks/contract/truck-name.js';
import { ZipCodes } from '#modules/zip-zones/contract/zip-codes.rule.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

type Literal = string | number;
type Repeated = Readonly<Record<string, readonly Literal[]>>;

const OURS = `nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'bullmq')`;
const CHECKS = `
  select case when conrelid = 0 then contypid::regtype::text else conrelid::regclass::text end
         || ' ' || conname as name, pg_get_constraintdef(c.oid) as text
  from pg_constraint c join pg_namespace n on n.oid = connamespace
  where contype = 'c' and ${OURS}`;
/** Views, functions in SQL, and the conditions of indexes. */
const OTHER_SQL = `
  select n.nspname || '.' || relname as name,
         case relkind when 'v' then pg_get_viewdef(c.oid)
                      else pg_get_expr(indpred, indrelid) end as text
  from pg_class c join pg_namespace n on n.oid = relnamespace left join pg_index i on indexrelid = c.oid
  where (relkind = 'v' or indpred is not null) and ${OURS}
  union all
  select p.oid::regproc::text, coalesce(pg_get_function_sqlbody(p.oid), prosrc)
  from pg_proc p join pg_namespace n on n.oid = pronamespace join pg_language l on l.oid = prolang
  where lanname = 'sql' and ${OURS}`;

/** Words, and whole numbers that are not part of a name: `('a', 'it''s', 12)` → a, it's, 12. */
const literalsIn = (sql: string): Literal[] =>
  [...sql.matchAll(/'((?:[^']|'')*)'|(?<![\w.])(\d+)\b/g)].map(([, word, figure]) =>
    figure === undefined ? (word ?? '').replaceAll("''", "'") : Number(figure),
  );

/** Names of things only. */
const wordsIn = (sql: string): Literal[] =>
  literalsIn(sql).filter((literal) => /^[A-Za-z]\w*$/.test(String(literal)));

const inOrder = (literals: readonly Literal[]): Literal[] =>
  [...new Set(literals)].sort((a, b) => (String(a) < String(b) ? -1 : 1));

/** Empty, zero and one are neither a word nor a limit. */
const saysSomething = (literals: readonly Literal[]): boolean =>
  literals.some((literal) => literal !== '' && literal !== 0 && literal !== 1);

const percent = [PERCENT.min, PERCENT.max];
const TWO_CHARACTERS = 2;
const SHA_256_BYTES = 32;
const ONE_LINE = '[\\r\\n]';

const bounds = ({ min, max }: { min: number; max: number }): number[] => [min, max];
/** Settings in minutes that go in quarters of an hour. */
const inQuarters = [
  ['turnaround', PLANNING_LIMITS.turnaroundMinutes] as const,
  ['wait', PLANNING_LIMITS.longestWaitMinutes] as const,
  ['window', PLANNING_LIMITS.windowMinutes] as const,
  ['rental_lead', PLANNING_LIMITS.rentalLeadMinutes] as const,
].map(([name, limits]): [string, number[]] => [
  `branches.planning_version planning_${name}_in_quarters`,
  [0, BLOCK_MINUTES, ...bounds(limits)],
]);
const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Of columns of planning settings that share their limits. */
const boundsOfEach = (names: readonly string[], limits: { min: number; max: number }): Repeated =>
  Object.fromEntries(
    names.map((name) => [
      `branches.planning_version planning_version_${name}_check`,
      bounds(limits),
    ]),
  );

/** The words and limits of every CHECK, from the constants that define them. */
const OF_CHECKS: Repeated = {
  'actuals.actual actual_source_known': [
    'none',
    'phone',
    'office',
  ] satisfies ActualView['source'][],
  'actuals.stamp stamp_has_what_its_kind_needs': ['extra', 'undo'] satisfies StampKind[],
  'actuals.stamp stamp_kind_known': STAMP_KINDS,
  'actuals.stamp stamp_minutes_in_range': [1, MAX_MINUTES],
  'booking.email_code email_code_five_tries': [0, CODE_TRIES],
  'booking.reservation reservation_confirmed_with_its_code': [
    'confirmed',
  ] satisfies ReservationState[],
  'booking.reservation reservation_state_known': RESERVATION_STATES,
  'branches.branch branch_public_share_is_percent': percent,
  'branches.branch branch_rate_at_least_a_dollar': [LEAST_RATE * 100],
  'branches.planning_version planning_job_in_quarters': [
    0,
    ...bounds(PLANNING_LIMITS.shortestJobHours),
  ],
  ...Object.fromEntries(inQuarters),
  'branches.planning_version planning_version_weekly_hours_check': bounds(
    PLANNING_LIMITS.weeklyHours,
  ),
  'branches.planning_version planning_version_slot_load_from_check': bounds(
    PLANNING_LIMITS.loadFrom,
  ),
  ...boundsOfEach(
    ['slot_gap', 'slot_open', 'slot_lift', 'slot_lead', 'slot_mover', 'slot_load', 'slot_risk'],
    PLANNING_LIMITS.slotWeight,
  ),
  ...boundsOfEach(
    Object.keys(DEFAULT_PLANNING.plannerWeights).map((name) => `planner_${snake(name)}`),
    PLANNING_LIMITS.plannerWeight,
  ),
  'customers.customer customer_alt_phone_type_known': ['', ...PHONE_TYPES],
  'customers.customer customer_phone_type_known': ['', ...PHONE_TYPES],
  'customers.customer customer_stage_known': Object.values(CONTRACT_STAGES),
  'customers.customer customer_status_known': CUSTOMER_STATUSES,
  'employees.employee employee_roles_known': [0, ...ROLES],
  'mail.email email_recipient_is_one_line': ['', ONE_LINE],
  'mail.email email_sending_is_held': ['sending'] satisfies EmailStatus[],
  'mail.email email_sent_has_instant': ['sent'] satisfies EmailStatus[],
  'mail.email email_status_known': EMAIL_STATUSES,
  'mail.email email_subject_is_one_line': [ONE_LINE],
  'mail.email email_template_known': EMAIL_TEMPLATES,
  'mail.template template_kind_known': EMAIL_TEMPLATES,
  'moves.item item_counted': [1, ITEM_LIMITS.quantity],
  'moves.item item_named': [1, ITEM_LIMITS.name],
  'moves.item item_within_the_list': [0, ITEM_LIMITS.aStop - 1],
  'moves.location location_fetch_status_known': DRIVE_TIME_STATUSES,
  'moves.location location_placed_by_known': PLACE_PRECISIONS,
  'moves.location location_work_known': WORK_TYPES,
  'moves.operation operation_mover_count_two_or_three': [MIN_MOVER_COUNT, MAX_MOVER_COUNT],
  'promises.promise promise_template_known': PROMISING_TEMPLATES,
  'platform.job job_progress_percent': percent,
  'platform.job job_state_known': JOB_STATES,
  'ranges.model_job model_job_left_out_known': LEFT_OUT,
  'ranges.model_version model_state_known': MODEL_STATES,
  'reports.report report_end_has_instant': REPORT_STATES.filter((state) => !isUnderWay(state)),
  'reports.report report_kind_known': REPORT_KINDS,
  'reports.report report_progress_percent': percent,
  'reports.report report_state_known': REPORT_STATES,
  'scheduling.calendar_feed calendar_feed_keeps_a_hash': [SHA_256_BYTES],
  'scheduling.crew_place crew_position_known': [
    SEAT_POSITIONS[0],
    ...SEAT_POSITIONS.filter((seat) => seat === SEAT_POSITIONS.length - 1),
  ],
  'scheduling.occupancy occupancy_has_what_its_kind_needs': OCCUPANCY_KINDS,
  'scheduling.occupancy occupancy_kind_known': OCCUPANCY_KINDS,
  'scheduling.occupancy occupancy_only_unavailability_is_from': OCCUPANCY_KINDS.filter(
    (kind) => kind === 'unavailable',
  ),
  'trucks.truck truck_abbreviation_is_two_letters': [TWO_CHARACTERS],
};

const taken = (rule: PropertyDecorator) => (value: string) => faultOf(rule, value) === null;

/** The patterns of CHECKs, with what accepts the same in the API. */
const PATTERNS: Readonly<Record<string, (value: string) => boolean>> = {
  'platform.object_id object_id_check': isId,
  'company.company company_color_is_hex': taken(RequiredHexColor()),
  'employees.employee employee_color_is_hex': taken(RequiredHexColor()),
  'trucks.truck truck_name_is_plain': isTruckName,
  // A blank around one is taken off before it is judged.
  'zip_zones.zone_code zone_code_is_a_zip': (code) =>
    lineOf(code) === code && faultOf(ZipCodes(), [code]) === null,
};
const TRIED = [
  ...['0123456789abcdef01234567', '0123456789ABCDEF01234567', '0123456789abcdef0123456'],
  ...['#f3f3F3', '#fff', 'f3f3f3', '#f3f3f3f3', 'T01', 'T', 'T-01', 'Truck_7', 'T'.repeat(20)],
  ...['T'.repeat(21), '73103', '7310', '731034', '73103-1234', 'abcde', ' 73103', ''],
];

/** The words in views, functions and conditions of indexes. */
const OF_OTHER_SQL: Repeated = {
  'booking.reservation_by_email': ['confirmed'] satisfies ReservationState[],
  'booking.reservation_by_phone': ['confirmed'] satisfies ReservationState[],
  'booking.reservation_of_network': ['held'] satisfies ReservationState[],
  'booking.reservation_once_an_address': ['held'] satisfies ReservationState[],
  'branches.v_planning_version': [
    ...Object.keys(DEFAULT_PLANNING),
    ...Object.keys(DEFAULT_PLANNING.slotWeights),
    ...Object.keys(DEFAULT_PLANNING.plannerWeights),
  ],
  'calls.v_call': [
    'customer',
    'PHONED' satisfies EventKind,
    'callType' satisfies keyof PhoneEventData,
    'notes' satisfies keyof PhoneEventData,
  ],
  'customers.customer_autobooking': ['active'] satisfies CustomerStatus[],
  'customers.customer_lead': ['active'] satisfies CustomerStatus[],
  'customers.plain': ['unaccent'],
  'customers.v_customer': ['changed', 'none', 'sent'] satisfies Confirmation[],
  'employees.v_employee': ['team_lead', 'sales', 'manager', 'admin'] satisfies Role[],
  'mail.email_under_way': ['queued', 'sending'] satisfies EmailStatus[],
  'moves.activity_state': ACTIVITY_STATES,
  'moves.activity_type': ACTIVITY_TYPES,
  'moves.building_number': ['g'],
  'moves.house_number': ['g'],
  'moves.trip_fee_cents': ['Hold'] satisfies WorkType[],
  'moves.v_activity_drive': ['Hold'] satisfies WorkType[],
  'moves.v_board_operation': [
    ...BOARD_STOP_FIELDS.map(wireNameOf),
    ...(['items', 'itemVolume'] satisfies (keyof LocationView)[]),
    ...DRIVE_SOURCES,
    ...['Hold', 'zip'],
  ],
  'moves.v_direct_leg': [
    'approximate',
    'followedId',
    'followerId',
    'hours',
    'yardDriveBack',
    'yardDriveOut',
  ] satisfies (keyof DirectLeg)[],
  'moves.v_location': [
    ...['Packing' satisfies WorkType, ...LOCATION_TYPES.filter(isMultiStorey)],
    ...(['name', 'quantity', 'cubicFeet'] satisfies (keyof ItemView)[]),
  ],
  'platform.history_event_of_call': ['PHONED' satisfies EventKind, 'customer'],
  'platform.job_to_hand_over': ['queued'] satisfies JobState[],
  'platform.job_unfinished': ['queued', 'running'] satisfies JobState[],
  'ranges.model_version_in_use': ['active'] satisfies ModelState[],
  'ranges.v_used_job': ['value', 'active' satisfies ModelState],
  'reports.report_under_way': REPORT_STATES.filter(isUnderWay),
  'scheduling.occupancy_expiring': ['hold'] satisfies OccupancyKind[],
};

const literalsOf = (
  readIn: (sql: string) => Literal[],
  texts: ReadonlyMap<string, string>,
): Record<string, Literal[]> =>
  Object.fromEntries(
    [...texts]
      .map(([name, text]) => [name, inOrder(readIn(text))] as const)
      .filter(([, literals]) => saysSomething(literals)),
  );

const expected = (repeated: Repeated): Record<string, Literal[]> =>
  Object.fromEntries(Object.entries(repeated).map(([name, literals]) => [name, inOrder(literals)]));

describe('what the database repeats of the rules', () => {
  let database: TestDatabase;
  let checks: ReadonlyMap<string, string>;
  let others: ReadonlyMap<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const read = async (sql: string) =>
      new Map(
        (await client.query<{ name: string; text: string }>(sql)).rows.map(({ name, text }) => [
          name,
          text,
        ]),
      );
    checks = await read(CHECKS);
    others = await read(OTHER_SQL);
    await client.end();
  });
  afterAll(() => database?.drop());

  it('are the words and bounds of the constants, in every CHECK', () => {
    const patterns = Object.keys(PATTERNS);
    const known = new Map([...checks].filter(([name]) => !patterns.includes(name)));
    expect(literalsOf(literalsIn, known)).toEqual(expected(OF_CHECKS));
  });

  it.each(Object.entries(PATTERNS))('is the pattern of the wire in %s', (name, isTaken) => {
    const [pattern = ''] = literalsIn(checks.get(name) ?? '').map(String);
    const stored = TRIED.filter((value) => new RegExp(pattern).test(value));
    expect(stored.length).toBeGreaterThan(0);
    expect(TRIED.filter(isTaken)).toEqual(stored);
  });

  it('are the words of the constants, in every view, function and index', () => {
    expect(literalsOf(wordsIn, others)).toEqual(expected(OF_OTHER_SQL));
  });
});
