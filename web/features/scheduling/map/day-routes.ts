import type { DayMapView, MapStopView } from '#modules/scheduling/contract/day-map.view.js';
import type { LatLng } from '#modules/maps/contract/lat-lng.js';
import type { MapPoint, MapWay } from '../../maps';
import type { BoardBlock } from '../model/board-block';
import type { BoardModel } from '../model/board-model';
import { stopLine } from '../model/stop-labels';

/** The moves of one row of the board, in the order of the day. */
export interface RowRoutes {
  /** Truck id; null: the Unassigned row. */
  truck: string | null;
  name: string;
  /** Hexadecimal; what has no truck is gray. */
  color: string;
  moves: readonly MoveRoute[];
}

/** A block and the way that its truck takes. */
export interface MoveRoute {
  block: BoardBlock;
  /** Activity id: the trucks of a move are lit together. */
  group: string;
  stops: readonly MapStopView[];
  /** How many of its stops nobody can place; one without any stop has none. */
  unplaced: number;
}

const NO_TRUCK = '#7b8494';
/** Pixels between the ways of two trucks of one move. */
const ASIDE = 4;

export const activityOf = ({ booking }: BoardBlock): string => booking.metaData.activity._id;

const placeOf = ({ latitude, longitude }: MapStopView | DayMapView['branch']): LatLng | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The board's rows that have moves, with the stops that the map knows of them. */
export function routesOf({ view, blocks }: BoardModel, map: DayMapView): RowRoutes[] {
  const stopsOf = new Map(map.activities.map(({ _id, stops }) => [_id, stops]));
  const rows = [
    ...view.trucks.map(({ _id, name, color }) => ({ truck: _id, name, color })),
    { truck: null, name: 'Unassigned', color: NO_TRUCK },
  ];
  return rows
    .map((row) => ({
      ...row,
      moves: [...blocks.values()]
        .filter(
          ({ place }) => place.truck === row.truck && (row.truck !== null || place.unassigned),
        )
        .map((block) => {
          const stops = stopsOf.get(activityOf(block)) ?? [];
          const unplaced = stops.filter((stop) => placeOf(stop) === null).length;
          return { block, group: activityOf(block), stops, unplaced };
        }),
    }))
    .filter(({ moves }) => moves.length > 0);
}

const branchPoint = (name: string, position: LatLng): MapPoint => ({
  ...{ id: 'branch', group: 'branch', position },
  ...{ label: `${name}, where the trucks start`, sign: '⌂', color: '#1b2230' },
});

/** A point for each stop; a move on two trucks has them once, in the color of its first. */
export function pointsOf(rows: readonly RowRoutes[], { branch }: DayMapView): MapPoint[] {
  const home = placeOf(branch);
  const points = new Map<string, MapPoint>();
  for (const { color, name, moves } of rows)
    for (const { block, group, stops } of moves)
      stops.forEach((stop, at) => {
        const position = placeOf(stop);
        const id = `${group} ${at}`;
        if (!position || points.has(id)) return;
        const label = `${block.name}, stop ${at + 1} of ${stops.length}, ${name}: ${stopLine(stop)}`;
        points.set(id, { id, group, position, label, sign: String(at + 1), color });
      });
  return [...(home ? [branchPoint(branch.name, home)] : []), ...points.values()];
}

const placesOf = ({ stops }: MoveRoute): LatLng[] => stops.flatMap((stop) => placeOf(stop) ?? []);

/**
 * From the branch over the stops and back, or straight from the last stop of the move that a truck
 * comes from; a stop that nobody can place is passed over.
 */
export function waysOf(rows: readonly RowRoutes[], { branch }: DayMapView): MapWay[] {
  const home = placeOf(branch);
  const trucks = new Map<string, number>();
  const known = new Map(rows.flatMap(({ moves }) => moves.map((move) => [move.block.id, move])));
  const startOf = ({ block }: MoveRoute): LatLng | null => {
    const before = block.follows === null ? undefined : known.get(block.follows);
    return before ? (placesOf(before).at(-1) ?? startOf(before)) : home;
  };
  return rows.flatMap(({ color, moves }) =>
    moves.flatMap((move) => {
      const { group, block } = move;
      const before = trucks.get(group) ?? 0;
      trucks.set(group, before + 1);
      const start = startOf(move);
      const end = block.booking.operation.followedBy === null ? home : null;
      const places = placesOf(move);
      // Without a stop on the map, only one that ends a chain of moves has a way: home.
      if (places.length === 0 && start === home) return [];
      const route = [...(start ? [start] : []), ...places, ...(end ? [end] : [])];
      return route.slice(1).flatMap((to, at): MapWay[] => {
        const from = route[at];
        const isDrive = (start !== null && at === 0) || (end !== null && at === route.length - 2);
        return from ? [{ group, from, to, color, isDrive, aside: before * ASIDE }] : [];
      });
    }),
  );
}

/** How many stops of the day nobody can place, each once. */
export const unplacedIn = (rows: readonly RowRoutes[]): number => {
  const moves = new Map(rows.flatMap((row) => row.moves.map((move) => [move.group, move])));
  return [...moves.values()].reduce((sum, { unplaced }) => sum + unplaced, 0);
};
