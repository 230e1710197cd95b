/** Moves with their activity and stops, as a page that saves one has them. */
export async function withStops(call, moves) {
  const known = [];
  for (const move of moves) {
    const { move: whole } = await call('GET', `customer/${move.customer}`);
    const [{ _id: activity, locations }] = whole.activities;
    known.push({ ...move, activity, stops: locations.map(({ _id }) => _id) });
  }
  return known;
}

/** The nth move of every truck, so that no two workers want the same slot. */
function ofEachTruck(booked, nth) {
  const seen = new Map();
  return booked.filter(({ truck }) => {
    const before = seen.get(truck) ?? 0;
    seen.set(truck, before + 1);
    return before === nth;
  });
}

/** The pages and rows that are read; the floor is a bare server that is asked for the same. */
function reads({ branchId, day, trucks, booked }) {
  const row = (name, paths, aimAt) => {
    const targets = paths.map((path) => ({ path }));
    return { name, kind: 'read', targets, floor: { targets }, counted: ['read'], aim: 0.6, aimAt };
  };
  return [
    row(
      'one row (a truck)',
      trucks.map(({ _id }) => `truck/${_id}`),
      32,
    ),
    row('day view', [`movemanager/day_view/${day}/${branchId}`], 8),
    row(
      'customer page',
      booked.map(({ customer }) => `customer/${customer}`),
      8,
    ),
  ];
}

/**
 * What is measured: calls of a `kind` about `targets`. `aim` is a share of the floor's calls a
 * second with `aimAt` of them at once, `most` how many statements each kind of `counted` may take.
 * @param day what makeBusyDay made; its loose moves with their activity and stops
 */
export function rowsOf(day) {
  const { branchId, booked, loose, path } = day;
  const board = `board:${branchId}:${day.day}`;
  const inTurn = {
    name: 'assign, unassign in turn',
    kind: 'inTurn',
    targets: ofEachTruck(booked, 0).map((move) => ({ ...move, path: path(move) })),
    floor: { targets: ofEachTruck(booked, 1).map((move) => ({ ...move, board })), isSql: true },
    counted: ['unassign', 'assign'],
    aim: 0.4,
    aimAt: 8,
    most: 11,
  };
  // A move on a truck is not changed.
  const save = {
    name: 'save, one stop changed',
    kind: 'save',
    targets: loose,
    counted: ['save'],
    most: 14,
  };
  return [...reads(day), inTurn, save];
}
