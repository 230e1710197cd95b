import { Db } from '#platform/database/db.js';
import type { TestApi } from '../../../support/api/start-test-api.js';
import { RULES } from './judged-move.js';
import type { Rules } from './judged-move.js';
import type { ViewColumn } from './read-rows.js';

/** What to replace in which view or function of the database, and by what. */
interface SqlFault {
  in: string;
  instead: string;
  of: string | RegExp;
}

/** Faults that somebody could make in the SQL, by description. */
export const SQL_FAULTS: Readonly<Record<string, SqlFault>> = {
  'a fee while the work is Hold': {
    in: 'moves.trip_fee_cents',
    of: "l.type_of_work = 'Hold'",
    instead: 'false',
  },
  'the fee of the zone instead of the own one': {
    in: 'moves.trip_fee_cents',
    of: 'when l.use_fee',
    instead: 'when not l.use_fee',
  },
  'committed with more trucks than wanted': {
    in: 'moves.activity_state',
    of: 'trucked = truck_count',
    instead: 'trucked >= truck_count',
  },
  'a move where all is packing': {
    in: 'moves.activity_type',
    of: 'packing = locations',
    instead: 'false',
  },
  'packing by the type of work alone': {
    in: 'moves.v_location',
    of: 'OR is_packing',
    instead: 'OR false',
  },
  'flights where there is an elevator': {
    in: 'moves.v_location',
    of: 'AND (NOT has_elevator)',
    instead: '',
  },
  'flights below the street': {
    in: 'moves.v_location',
    of: 'COALESCE(floor, 1) - 1',
    instead: 'GREATEST((COALESCE(floor, 1) - 1), 0)',
  },
  'flights in a house': {
    in: 'moves.v_location',
    of: "'Office'::text",
    instead: "'House'::text",
  },
  'trip fees of one truck only': {
    in: 'moves.v_activity',
    of: /stops\.trip_fees_cents \* a\.truck_count/g,
    instead: 'stops.trip_fees_cents * 1',
  },
  'half a cent rounded down': {
    in: 'moves.v_activity',
    of: /0\.5/g,
    instead: '0.49',
  },
  'the total without the packing': {
    in: 'moves.v_activity',
    of: /\+ \(stops\.packing_cents\)::numeric/g,
    instead: '',
  },
  'the start of the last operation': {
    in: 'moves.v_activity',
    of: 'min(o.date)',
    instead: 'max(o.date)',
  },
  'two days before instead of one': {
    in: 'moves.v_board_operation',
    of: 'a.activity_day - 1',
    instead: 'a.activity_day - 2',
  },
  'the fee of the wrong end': {
    in: 'moves.v_board_operation',
    of: 'ORDER BY l."position" DESC',
    instead: 'ORDER BY l."position"',
  },
  'stops in the wrong order': {
    in: 'moves.v_board_operation',
    of: /(json_agg\(.* ORDER BY l\."position")/s,
    instead: '$1 DESC',
  },
};

const isView = (name: string): boolean => name.includes('.v_');

/** Inside a transaction that is rolled back. */
export async function sow(api: TestApi, fault: SqlFault): Promise<void> {
  const db = api.get(Db);
  const sql = isView(fault.in)
    ? `select pg_get_viewdef($1::regclass) as text`
    : `select pg_get_functiondef($1::regproc) as text`;
  const [{ text } = { text: '' }] = await db.query<{ text: string }>(sql, [fault.in]);
  const faulty = text.replace(fault.of, fault.instead);
  if (faulty === text) throw new Error(`${fault.in} has no ${String(fault.of)}:\n${text}`);
  await db.query(isView(fault.in) ? `create or replace view ${fault.in} as ${faulty}` : faulty);
}

/** Makes a column of a view return something else, whatever it is. */
export async function spoil(api: TestApi, columns: readonly ViewColumn[], spoilt: ViewColumn) {
  const db = api.get(Db);
  const { view } = spoilt;
  const [schema = '', name = ''] = view.split('.');
  const selected = columns
    .filter((one) => one.view === view)
    .map(
      ({ column, type }) =>
        `${spoilt.column === column ? other(column, type) : column} as ${column}`,
    );
  await db.query(`alter view ${view} rename to was_${name}`);
  await db.query(`create view ${view} as select ${selected.join(', ')} from ${schema}.was_${name}`);
}

function other(column: string, type: string): string {
  switch (type) {
    case 'boolean':
      return `not ${column}`;
    case 'date':
      return `coalesce(${column}, '2027-01-01') + 1`;
    case 'timestamp with time zone':
      return `coalesce(${column}, 'epoch') + interval '1 second'`;
    case 'json':
      return `'[]'::json`;
    case 'jsonb':
      return `'{}'::jsonb`;
    case 'text':
    case 'platform.object_id':
      return `coalesce(${column}, '') || '?'`;
    default:
      return `coalesce(${column}, 0) + 1`;
  }
}

const { activityCosts, activityState, adjacentDays, isPackingLocation, tripFeeOf } = RULES;

/** Faults that somebody could make in the domain, by description. */
export const RULE_FAULTS: Readonly<Record<string, Partial<Rules>>> = {
  'a fee while the work is Hold': {
    tripFeeOf: (stop, zone) => tripFeeOf({ ...stop, workType: 'Load' }, zone),
  },
  'the own fee only': { tripFeeOf: (stop) => tripFeeOf(stop, null) },
  'packing by the type of work alone': {
    isPackingLocation: ({ workType }) => isPackingLocation({ workType }),
  },
  'committed from the first truck': {
    activityState: (operations) =>
      activityState(operations, operations.filter(RULES.hasTruck).length),
  },
  'every activity a move': { activityType: () => 'move' },
  'the days changed over': {
    adjacentDays: (day, days) => {
      const { hasPrevDayActivity, hasNextDayActivity } = adjacentDays(day, days);
      return { hasPrevDayActivity: hasNextDayActivity, hasNextDayActivity: hasPrevDayActivity };
    },
  },
  'no flights': { stairsFloors: () => 0 },
  'a cent more': {
    activityCosts: (input) => {
      const costs = activityCosts(input);
      return { ...costs, estCost: costs.estCost + 1 };
    },
  },
  'the packing once a truck': {
    activityCosts: (input) =>
      activityCosts({ ...input, packing: input.packing.map((cost) => cost * input.truckCount) }),
  },
  'the estimate where the minimum is more': { asQuoted: (costs) => costs },
  'a truck where it is unassigned': { hasTruck: () => true },
};
