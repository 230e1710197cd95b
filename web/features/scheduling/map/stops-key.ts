import type { BoardModel } from '../model/board-model';
import { stopLine } from '../model/stop-labels';

/** Equal as long as the board has the same stops: what is moved to another truck changes nothing. */
export const stopsKey = ({ blocks }: BoardModel): string =>
  [...blocks.values()]
    .map(({ booking }) => booking.metaData.activity)
    .map(({ _id, locations }) => `${_id} ${locations.map(stopLine).join(' > ')}`)
    .sort()
    .filter((line, at, lines) => line !== lines[at - 1])
    .join('\n');
