import { confirmationOf } from '#kernel/confirmation.js';
import { driveSource } from '#modules/moves/domain/transit/drive-source.js';
import { operationEnds } from '#modules/moves/domain/transit/operation-ends.js';
import type { Customer } from '#modules/moves/domain/customer.js';
import { totalTripFees } from '#modules/moves/domain/money/trip-fee.js';
import type { Move } from '#modules/moves/domain/move.js';
import type { Stop } from '#modules/moves/domain/stop.js';
import { shownOperations } from '#modules/moves/views/shown-operation.js';
import type { Row } from './differences.js';
import { feeOf, judge, owned } from './judged-move.js';
import type { Judged, Owned, Placed, Rules } from './judged-move.js';
import { asRow } from './read-rows.js';

/** The view's column for the previous release, which cannot read a wider number. */
const WIDEST_INTEGER = 2_147_483_647;

/** What is listed of a stop, as the API has it; nothing where nothing is. */
function listed({ items }: Stop): { items?: Row[]; itemVolume?: number } {
  if (items.length === 0) return {};
  const tenths = items.map(
    ({ quantity, cubicFeet }) => quantity * Math.round((cubicFeet ?? 0) * 10),
  );
  return {
    items: items.map(({ id, name, quantity, cubicFeet }) => ({
      _id: id,
      name,
      quantity,
      cubicFeet,
    })),
    itemVolume: tenths.reduce((sum, each) => sum + each, 0) / 10,
  };
}

const locationRow = (location: Placed<Stop>, rules: Rules): Row => ({
  id: location.id,
  activity_id: location.activityId,
  position: location.position,
  type_of_work: location.workType,
  street: location.street,
  unit: location.unit,
  city: location.city,
  state: location.state,
  zip: location.zip,
  latitude: location.latitude,
  longitude: location.longitude,
  normalized_street_address: location.normalizedStreetAddress,
  zone: location.zone,
  location_type: location.locationType,
  floor: location.floor,
  stories: location.stories,
  has_elevator: location.hasElevator,
  distance_to_door: location.distanceToDoor,
  parking_type: location.parkingType,
  notes: location.notes,
  packs: rules.isPackingLocation(location),
  trip_fee_cents: feeOf(location, rules),
  packing_est_cost_cents: location.packingEstCostCents,
  stairs_floors: rules.stairsFloors([location]),
  is_problem: location.isProblem,
  gate_code: location.gateCode,
  dock_name: location.dockName,
  placed_by: location.placedBy,
  items: listed(location).items ?? null,
  item_volume: listed(location).itemVolume ?? null,
  problem_reason: location.problemReason,
});

/** A stop as a board has it, with the API's names. */
const boardStop = (location: Stop): Row => ({
  street: location.street,
  unit: location.unit,
  city: location.city,
  state: location.state,
  zip: location.zip,
  typeOfWOrk: location.workType,
  locationType: location.locationType,
  floor: location.floor,
  stories: location.stories,
  hasElevator: location.hasElevator,
  distanceToDoor: location.distanceToDoor,
  parkingType: location.parkingType,
  notes: location.notes,
  zone: location.zone,
  isProblem: location.isProblem,
  problemReason: location.problemReason,
  gateCode: location.gateCode,
  dockName: location.dockName,
  ...listed(location),
});

const operationRow = (operation: Owned['operations'][number]): Row => ({
  branch_id: operation.branchId,
  day: operation.day,
  truck_id: operation.truck,
  unassigned: operation.unassigned,
  date: operation.date,
  duration: operation.duration,
  mover_count: operation.moverCount,
  activity_id: operation.activityId,
  position: operation.position,
});

const boardRow = (operation: Owned['operations'][number], judged: Judged, rules: Rules): Row => {
  const { activity, state, fees, days } = judged;
  const { customer } = state;
  const perTruck = totalTripFees(fees, 1);
  const { out, back } = operationEnds(operation, activity);
  return {
    ...operationRow(operation),
    operation_id: operation.id,
    starting_drive_time: operation.startingDriveTime,
    ending_drive_time: operation.endingDriveTime,
    early_start: operation.earlyStart,
    early_start_notes: operation.earlyStartNotes,
    requires_lift: operation.requiresLift,
    arrival_from: operation.arrivalWindow?.from ?? null,
    arrival_to: operation.arrivalWindow?.to ?? null,
    activity_notes: activity.notes,
    est_hours: activity.estHours,
    activity_requires_lift: activity.requiresLift,
    truck_count: activity.truckCount,
    num_movers: activity.numMovers,
    activity_state: judged.activityState,
    activity_type: judged.activityType,
    has_prev_day_activity: days.hasPrevDayActivity,
    has_next_day_activity: days.hasNextDayActivity,
    stairs_floors: rules.stairsFloors(activity.locations),
    trip_fee_cents: Math.min(perTruck, WIDEST_INTEGER),
    trip_fees_cents: perTruck,
    starting_trip_fee_cents: fees[0] ?? 0,
    ending_trip_fee_cents: fees.at(-1) ?? 0,
    locations: activity.locations.map(boardStop),
    customer_id: customer.id,
    first_name: customer.firstName,
    last_name: customer.lastName,
    customer_status: customer.status,
    customer_version: customer.version,
    phone: customer.phone,
    booked_online: customer.autobooking,
    starting_source: driveSource(out),
    ending_source: driveSource(back),
    starting_cut_from: operation.startingCutFrom,
    ending_cut_from: operation.endingCutFrom,
    pinned: operation.pinned,
    confirmation: confirmationOf(customer),
  };
};

const activityRow = ({ activity, costs, ...judged }: Judged, rules: Rules): Row => {
  const starts = activity.operations.map(({ date }) => date.getTime());
  return {
    id: activity.id,
    customer_id: activity.customerId,
    branch_id: activity.branchId,
    activity_day: activity.activityDay,
    est_hours: activity.estHours,
    min_time: activity.minTime,
    num_movers: activity.numMovers,
    truck_count: activity.truckCount,
    notes: activity.notes,
    requires_lift: activity.requiresLift,
    created: activity.created,
    operations: activity.operations.length,
    trucked: activity.operations.filter(rules.hasTruck).length,
    first_start: starts.length === 0 ? null : new Date(Math.min(...starts)),
    state: judged.activityState,
    activity_type: judged.activityType,
    total_trip_fees_cents: costs.totalTripFees,
    total_packing_cents: costs.totalPacking,
    total_hourly_rate_cents: costs.totalHourlyRate,
    est_cost_cents: costs.estCost,
    est_cost_min_cents: costs.estCostMin,
    est_total_cost_cents: costs.estTotalCost,
    est_total_cost_min_cents: costs.estTotalCostMin,
  };
};

/** The columns of a customer that are derived from its activities. */
const customerRow = ({ customer, activities }: Move, rules: Rules): Row => ({
  ...plainCustomer(customer),
  activity_days: activities.map(({ activityDay }) => activityDay).sort(),
  has_booked_operation: activities.some(({ operations }) => operations.some(rules.hasTruck)),
  confirmation: confirmationOf(customer),
});

const plainCustomer = ({ id, status, rateCents, actualPriceCents }: Customer): Row => ({
  id,
  status,
  rate_cents: rateCents,
  actual_price_cents: actualPriceCents,
});

/** The one that starts first, if there is any. */
const firstOf = (operations: Owned['operations']): Owned['operations'] =>
  [...operations].sort((a, b) => a.date.getTime() - b.date.getTime()).slice(0, 1);

/** What one stored move is in every public view about moves, by the domain's rules. */
export function expectedRows(state: Move, rules: Rules): Record<string, Row[]> {
  const all = owned(state);
  const activities = all.map((activity) => judge(activity, state, rules));
  return {
    'moves.v_location': all.flatMap(({ locations }) =>
      locations.map((location) => locationRow(location, rules)),
    ),
    'moves.v_board_operation': activities.flatMap((judged) =>
      judged.activity.operations.map((operation) => boardRow(operation, judged, rules)),
    ),
    'moves.v_activity': activities.map((judged) => activityRow(judged, rules)),
    'moves.v_automated_estimate': all.map((activity) => ({
      activity_id: activity.id,
      automated_hours: activity.automatedHours,
      automated_movers: activity.automatedMovers,
      automated_trucks: activity.automatedTrucks,
      estimate_basis: activity.estimateBasis,
      figure_origins: activity.figureOrigins,
    })),
    'moves.v_first_arrival': all.flatMap(({ id, operations }) =>
      firstOf(operations).map(({ date, arrivalWindow }) => ({
        activity_id: id,
        start: date,
        arrival_from: arrivalWindow?.from ?? null,
        arrival_to: arrivalWindow?.to ?? null,
      })),
    ),
    'moves.v_activity_day': all.map((activity) => ({
      id: activity.id,
      customer_id: activity.customerId,
      branch_id: activity.branchId,
      activity_day: activity.activityDay,
    })),
    'moves.v_operation': all.flatMap(({ operations }) =>
      operations.map((operation) => ({ id: operation.id, ...operationRow(operation) })),
    ),
    'customers.v_customer': [customerRow(state, rules)],
    ...expectedElsewhere(state, activities, rules),
  };
}

const mailColumns = (stop: Stop): Row => {
  const { street, unit, city, state, zip, gateCode, dockName, items } = stop;
  const lines = items.map(({ name, quantity, cubicFeet }) =>
    cubicFeet === null
      ? `${quantity} × ${name}`
      : `${quantity} × ${name} · ${(quantity * Math.round(cubicFeet * 10)) / 10} cu ft`,
  );
  return { street, unit, city, state, zip, gateCode, dockName, items: lines.join('\n') };
};

/** What the boards, the mails and the reports compute from the views in SQL of their own. */
function expectedElsewhere(
  state: Move,
  activities: readonly Judged[],
  rules: Rules,
): Record<string, Row[]> {
  const { customer, branch } = state;
  const onBoards = activities.flatMap((judged) =>
    judged.activity.operations
      .filter((operation) => rules.hasTruck(operation) || operation.unassigned)
      .map((operation) => boardOperation(operation, judged, rules)),
  );
  return {
    'boards of the days': onBoards,
    // What a command tells without reading it again.
    'boards of the customer': shownOperations(state).map(asRow),
    'merge source': activities.map(({ activity, costs, ...judged }) => ({
      id: activity.id,
      activityType: judged.activityType,
      totalHourlyRateCents: costs.totalHourlyRate,
      totalTripFeesCents: costs.totalTripFees,
      totalPackingCents: costs.totalPacking,
      estTotalCostCents: costs.estTotalCost,
      estTotalCostMinCents: costs.estTotalCostMin,
      locations: activity.locations.map((location) => ({
        activityId: activity.id,
        workType: location.workType,
        locationType: location.locationType,
        street: location.street,
        unit: location.unit,
        city: location.city,
        state: location.state,
        zip: location.zip,
        normalizedStreetAddress: location.normalizedStreetAddress,
        mailedFields: mailColumns(location),
      })),
    })),
    'reported totals': activities.map(({ activity, costs }) => ({
      id: activity.id,
      cents: rules.asQuoted(costs).estTotalCost,
    })),
  };

  function boardOperation(operation: Owned['operations'][number], judged: Judged, all: Rules): Row {
    const { activity } = judged;
    const row = boardRow(operation, judged, all);
    return {
      operation_id: operation.id,
      timezone: branch.timezone,
      requires_lift: operation.requiresLift || activity.requiresLift,
      customer_name: `${customer.firstName} ${customer.lastName}`.trim(),
      automated_hours: activity.automatedHours,
      activity_state: row['activity_state'],
      activity_type: row['activity_type'],
      stairs_floors: row['stairs_floors'],
      trip_fees_cents: row['trip_fees_cents'],
      zones: activity.locations.map(({ zone }) => zone),
      stops: row['locations'],
    };
  }
}
