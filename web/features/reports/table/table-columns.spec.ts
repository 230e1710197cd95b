import { tableColumns } from './table-columns';

const ROW = { Phone: '4055550100', Repeat: 'no', State: 'partial', Type: '' };
const HEADS = Object.keys(ROW);

/** What each cell of the row shows. */
function shown(): unknown[] {
  const columns = tableColumns('moves', HEADS, { rows: [ROW], zones: new Map() });
  return columns.map(({ valueFormatter }) =>
    typeof valueFormatter === 'function' ? valueFormatter({ data: ROW } as never) : null,
  );
}

it('shows what the file has as the API names it in the words of the other pages [R-PAGE-32]', () => {
  expect(shown()).toEqual(['(405) 555-0100', 'No', 'Partly booked', '']);
});
