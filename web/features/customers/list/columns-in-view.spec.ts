import { AUTOBOOKING_COLUMNS } from '../leads/autobooking-list';
import { COLUMNS as LEADS } from '../leads/lead-list';
import { columnsFor } from './columns';
import { readState } from './list-state';
import { SELECT_COLUMN } from './selection/select-column';

/** What the grid has between its borders in a window of 1,440 CSS pixels, beside the menu. */
const ROOM = 1182;

const CUSTOMERS = [SELECT_COLUMN, ...columnsFor(readState(new URLSearchParams()), () => '')];

it.each([
  ['customers [R-LIST-25]', CUSTOMERS],
  ['leads [R-LIST-27]', LEADS],
  ['autobookings [R-LIST-27]', AUTOBOOKING_COLUMNS],
])('has all columns of whoever chose none in view at 1,440 pixels: %s', (_of, columns) => {
  const shown = columns.filter(({ initialHide }) => !initialHide);
  const widths = shown.map(({ minWidth, width }) => minWidth ?? width ?? Infinity);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
});
