import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { GridApi } from 'ag-grid-community';
import { useState, type JSX } from 'react';
import { renderApp } from '../../testing';
import { ColumnsMenu, DataGrid, Pager, type DataGridProps, type GridColumn } from '.';
import { guardFormula } from './grid-rows';
import { recallColumns, rememberColumns } from './grid-memory';
import { itAtNight } from '../../../test/support/thorough';

interface Row {
  id: string;
  name: string;
  day: string;
}

const ROWS: Row[] = [
  { id: '1', name: 'Gomez', day: '2026-11-21' },
  { id: '2', name: 'Adams', day: '2026-11-20' },
];
const COLUMNS: GridColumn<Row>[] = [
  { field: 'name', headerName: 'Name', sortable: true },
  { field: 'day', headerName: 'Day' },
];

const list = (props: Partial<DataGridProps<Row>> = {}) =>
  renderApp(
    <div style={{ height: 400 }}>
      <DataGrid
        label="Customers"
        name="test"
        rows={ROWS}
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowLink={({ id }) => `/customer/${id}`}
        {...props}
      />
    </div>,
    { routes: [{ path: '/customer/:id', element: <p>One customer</p> }] },
  );

function GridWithMenu({ columns }: { columns: GridColumn<Row>[] }): JSX.Element {
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  return (
    <>
      <ColumnsMenu api={api} name="test" />
      <DataGrid
        label="Customers"
        name="test"
        rows={ROWS}
        columns={columns}
        rowId={({ id }) => id}
        onReady={setApi}
      />
    </>
  );
}

describe('DataGrid', () => {
  it('shows its rows under their heads', async () => {
    list();
    expect(await screen.findByRole('gridcell', { name: 'Gomez' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Day' })).toBeInTheDocument();
  });

  it('opens a row by a click', async () => {
    const { router } = list();
    fireEvent.click(await screen.findByRole('gridcell', { name: 'Gomez' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/1'));
  });

  it('opens a row by Enter', async () => {
    const { router } = list();
    fireEvent.keyDown(await screen.findByRole('gridcell', { name: 'Adams' }), { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/2'));
  });

  itAtNight('is passed by Tab in two stops, its head and its rows', async () => {
    const { user } = list();
    const cell = await screen.findByRole('gridcell', { name: 'Gomez' });
    const head = screen.getByRole('columnheader', { name: 'Name' });
    head.focus();
    await user.tab();
    await waitFor(() => expect(cell).toHaveFocus());
    await user.tab({ shift: true });
    await waitFor(() => expect(head).toHaveFocus());
    // The browser's own Tab goes on from here, and finds nothing in the list.
    expect(fireEvent.keyDown(cell, { key: 'Tab' })).toBe(true);
    const inert = (): boolean | undefined => cell.closest<HTMLElement>('[data-opens]')?.inert;
    expect(inert()).toBe(true);
    await waitFor(() => expect(inert()).toBe(false));
  });

  it('lets Tab reach what can be done in the row where one is', async () => {
    const columns = [{ field: 'name', cellRenderer: () => <button>Call</button> }, COLUMNS[1]!];
    const { user } = list({ columns: columns as GridColumn<Row>[] });
    const [call] = await screen.findAllByRole('button', { name: 'Call' });
    call!.closest<HTMLElement>('[role=gridcell]')!.focus();
    await user.tab();
    expect(call).toHaveFocus();
  });

  it('does not hide its last column', async () => {
    const { user } = renderApp(<GridWithMenu columns={COLUMNS.slice(0, 1)} />);
    await screen.findByRole('columnheader', { name: 'Name' });
    const columns = screen.getByRole('button', { name: 'Columns' });
    await user.click(columns);
    expect(columns).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Name' })).toBeDisabled();
  });

  it('leaves the order to the server and passes on what was asked', async () => {
    const onSort = jest.fn();
    list({ onSort, firstSort: 'desc' });
    fireEvent.click(await screen.findByText('Name'));
    await waitFor(() => expect(onSort).toHaveBeenCalledWith({ column: 'name', order: 'desc' }));
    expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)[0]).toBe('Gomez');
  });

  it('says when there is nothing', async () => {
    list({ rows: [], emptyText: 'No customers' });
    expect(await screen.findByText('No customers')).toBeInTheDocument();
  });
});

describe('Pager', () => {
  it('says where one is and turns the page', async () => {
    const onPage = jest.fn();
    const { user } = renderApp(<Pager page={2} size={15} total={1504} onPage={onPage} />);
    expect(screen.getByText('16–30 of 1,504')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});

describe('what a grid keeps', () => {
  it('is its columns', () => {
    rememberColumns('test', {
      columnOrder: { orderedColIds: ['day', 'name'] },
      scroll: { top: 40, left: 0 },
    });
    expect(recallColumns('test')).toEqual({
      columnOrder: { orderedColIds: ['day', 'name'] },
      partialColumnState: true,
    });
  });
});

describe('guardFormula', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['Gomez', 'Gomez'],
    [-4, '-4'],
    [null, ''],
  ])('writes %p as %p', (value, text) => {
    expect(guardFormula(value)).toBe(text);
  });
});
