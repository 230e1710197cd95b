import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import { FakeApi, givenBranch, givenHomeBranch, OKLAHOMA, renderApp } from '../../testing';
import { useShortcut } from '../../shared/shortcuts';
import { menuFor } from '../menu/menu-for';
import { SearchHost } from './search-host';
import { itAtNight } from '../../../test/support/thorough';

const toggleMap = jest.fn();
const GROUPS = menuFor(
  ['sales'],
  [{ path: '/emma/customer/create', load: () => new Promise(() => undefined) }],
);

function Page(): JSX.Element {
  const [open, setOpen] = useState(false);
  useShortcut('search', () => setOpen(true));
  useShortcut('dayMap', toggleMap);
  return (
    <>
      <input aria-label="Notes" />
      <SearchHost groups={GROUPS} open={open} onOpen={setOpen} />
    </>
  );
}

// The search's code must not be there yet: it needs a page of its own.
/** Key after key, without leaving the page time for anything between them. */
const press = (...keys: string[]): boolean[] =>
  keys.map((key) => fireEvent.keyDown(document.activeElement!, { key }));
const openByKey = (): boolean =>
  fireEvent.keyDown(document.activeElement!, { key: 'k', ctrlKey: true });
const findBox = () => screen.findByRole('textbox', { name: /Search customers/ });

describe('what is typed while the search opens', () => {
  let server: FakeApi;
  beforeEach(() => {
    givenHomeBranch(OKLAHOMA);
    toggleMap.mockClear();
    server = new FakeApi()
      .on('GET /branch', [givenBranch()])
      .on<CustomerListView>('GET /customer', { customers: [], total: 0 });
  });
  afterEach(() => server.restore());

  itAtNight('goes into it from the first key on and to nothing else [R-PAGE-17]', async () => {
    const { user } = renderApp(<Page />, { roles: ['sales'] });
    openByKey();
    expect(press('m', 'n', 'p', ' ', 'm', 'x', 'Backspace', 'i')).not.toContain(true);
    expect(screen.getByText('mnp mi')).toBeInTheDocument();
    const box = await findBox();
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('mnp mi');
    await user.keyboard('ller');
    expect(box).toHaveValue('mnp miller');
    expect(toggleMap).not.toHaveBeenCalled();
  });

  it('goes into it from a field, too, and when it is opened again [R-PAGE-17]', async () => {
    const { user } = renderApp(<Page />, { roles: ['sales'] });
    const notes = screen.getByLabelText('Notes');
    notes.focus();
    openByKey();
    await waitFor(async () => expect(await findBox()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notes).toHaveFocus());
    openByKey();
    press('m', 'a');
    const box = await findBox();
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('ma');
    expect(notes).toHaveValue('');
  });

  it('is done by an Enter before it is open, and forgotten by Escape', async () => {
    const { router } = renderApp(<Page />, { roles: ['sales'] });
    openByKey();
    press('m', 'Escape');
    expect(screen.queryByText('m')).not.toBeInTheDocument();
    press('m');
    expect(toggleMap).toHaveBeenCalledTimes(1);
    openByKey();
    press(...'new cust', 'Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/emma/customer/create'));
  });
});
