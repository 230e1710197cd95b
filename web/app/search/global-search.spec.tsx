import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { CustomerListView } from '#modules/customers/contract/customer-row.view.js';
import {
  DENVER,
  FakeApi,
  givenBranch,
  givenHomeBranch,
  OKLAHOMA,
  renderApp,
  standAt,
} from '../../testing';
import { useOfferThings } from '../../shared/pages';
import { shortcutAsked } from '../../shared/shortcuts';
import { shortcutsOffered } from '../../shared/shortcuts/shortcuts-slice';
import { listen } from '../../shared/store';
import { menuFor, type MenuGroup } from '../menu/menu-for';
import { SearchHost } from './search-host';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

const maria = (id: string, phone: string, city: string | null) => ({
  ...{ _id: id, firstName: 'Maria', lastName: 'Gomez', status: 'active', isRepeat: false },
  ...{ branchId: OKLAHOMA, branch: { name: 'Oklahoma City', timezone: 'America/Chicago' } },
  ...{ requestedDay: null, nextActivity: '2026-12-05', managedBy: null, phone, city },
  lastEmails: { rfq: null, confirmation: null, mym: null, followup: null },
});

let api: FakeApi;
beforeEach(() => {
  givenHomeBranch(OKLAHOMA);
  api = new FakeApi()
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on<CustomerListView>('GET /customer', {
      customers: [
        maria('c1', '4055550142', 'Moore'),
        maria('c2', '4055550199', null),
      ] as CustomerListView['customers'],
      total: 2,
    });
});
afterEach(() => api.restore());

const NEW_CUSTOMER = menuFor(
  ['sales'],
  [{ path: '/emma/customer/create', load: () => new Promise(() => undefined) }],
);

const open = (
  roles: ('sales' | 'manager' | 'admin' | 'mover')[] = ['sales'],
  groups: readonly MenuGroup[] = [],
) => {
  const view = renderApp(<SearchHost groups={groups} open onOpen={() => undefined} />, { roles });
  const type = async (text: string) => {
    const box = await screen.findByRole('textbox', { name: /Search customers/ });
    await view.user.clear(box);
    await view.user.type(box, text);
  };
  const address = () => {
    const { pathname, search } = view.router.state.location;
    return pathname + search;
  };
  return { ...view, type, address };
};

it('tells namesakes apart by phone, city and next day [R-LIST-21]', async () => {
  const { type } = open();
  await type('gomez');
  const first = '(405) 555-0142 · Moore · next activity 12/05/2026 · Oklahoma City';
  expect(await screen.findByText(first)).toBeInTheDocument();
  expect(screen.getByText(/^\(405\) 555-0199 · next activity/)).toBeInTheDocument();
});

it('acts on a customer by a word before the name [R-LIST-22]', async () => {
  const { user, type, address } = open();
  await type('call gomez');
  const [call] = await screen.findAllByText('Call Maria Gomez');
  expect(api.callsOf('GET /customer').at(-1)?.query.get('search')).toBe('gomez');
  await user.click(call!);
  expect(address()).toBe('/emma/customer/c1?open=call');
});

it('goes to a day, and opens the form with a new customer’s name [R-LIST-22]', async () => {
  const day = open();
  await day.type('12/5');
  await day.user.click(await screen.findByText('Go to Sat 12/05/2026'));
  expect(day.address()).toBe(`/emma/move/2026-12-05?branchId=${OKLAHOMA}`);
  day.unmount();
  const form = open();
  await form.type('new Ana Lopez');
  await form.user.click(await screen.findByText('New customer “Ana Lopez”'));
  expect(form.address()).toBe(`/emma/customer/create?name=Ana+Lopez&branchId=${OKLAHOMA}`);
});

it('opens the page that has the name begun, before a new customer of such a name [R-LIST-22]', async () => {
  const { type, user, address } = open(['sales'], NEW_CUSTOMER);
  await type('new cust');
  expect(await screen.findByText('New customer “cust”')).toBeInTheDocument();
  expect(screen.getAllByText('New Customer')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/emma/customer/create'));
});

it('switches the branch, and prints a day for those who may [R-LIST-22]', async () => {
  const branch = open(['manager']);
  await branch.type('denver');
  await branch.user.click(await screen.findByText('Switch to the branch Denver'));
  await waitFor(() => expect(localStorage.getItem('viewingBranch')).toBe(DENVER));
  branch.unmount();
  const { user, type, address } = open(['manager']);
  await type('print tomorrow');
  await user.click(await screen.findByText('Print the day sheet of Sat 11/21/2026'));
  expect(address()).toBe(`/emma/move/2026-11-21/print?branchId=${DENVER}`);
});

itAtNight(
  'prints the day that is named among other words, none that it can’t read, and no new customer [R-LIST-22]',
  async () => {
    const { user, type } = open(['admin']);
    for (const words of ['print the day sheet of tomorrow', 'print board tomorrow']) {
      await type(words);
      await screen.findByText('Print the day sheet of Sat 11/21/2026');
      expect(screen.queryByText(/^New customer “/)).not.toBeInTheDocument();
      await user.clear(screen.getByRole('textbox'));
    }
    await type('print tomorow');
    await waitFor(() => expect(screen.queryByText(/day sheet/)).not.toBeInTheDocument());
  },
);

it('offers no more than one may do [R-LIST-22]', async () => {
  const { type } = open(['mover']);
  await type('call Maria Gomez');
  await screen.findAllByText('Maria Gomez');
  expect(screen.queryByText('Call Maria Gomez')).not.toBeInTheDocument();
  await type('print');
  await waitFor(() => expect(screen.queryByText(/day sheet/)).not.toBeInTheDocument());
});

it('does the first thing on Enter, also when it is pressed before the customers are found [R-LIST-22]', async () => {
  const first = open();
  await first.type('call gomez');
  await first.user.keyboard('{Enter}');
  await waitFor(() => expect(first.address()).toBe('/emma/customer/c1?open=call'));
  first.unmount();
  api.on('GET /customer', ({ query }) => {
    const id = query.get('search') === 'gomezz' ? 'c9' : 'c1';
    return { customers: [maria(id, '4055550142', 'Moore')], total: 1 };
  });
  const { user, type, address } = open();
  await type('gomez');
  await screen.findByText('Maria Gomez');
  await user.keyboard('z{Enter}');
  await waitFor(() => expect(address()).toBe('/emma/customer/c9'));
});

itAtNight('offers customers before a branch or a new customer of that name', async () => {
  const { type } = open();
  await type('Denver Gomez');
  await screen.findAllByText('Maria Gomez');
  const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels().at(-1)).toBe('New customer “Denver Gomez”');
  await type('branch');
  await waitFor(() => expect(screen.queryByText(/New customer/)).not.toBeInTheDocument());
  expect(screen.queryByText(/^Switch to the branch/)).not.toBeInTheDocument();
  await type('denv');
  expect(await screen.findByText('Switch to the branch Denver')).toBeInTheDocument();
});

it('leads those who sell to the free times [R-SLOT-25]', async () => {
  const { type, user, address } = open();
  await type('anything');
  await user.click(await screen.findByText('Anything free?'));
  await waitFor(() => expect(address()).toBe('/emma/free'));
});

itAtNight('finds a slot where the page under it does [R-SLOT-18]', async () => {
  const { type, user, dispatch } = open();
  await type('find a slot');
  expect(screen.queryByText('Find a slot')).not.toBeInTheDocument();
  const asked: string[] = [];
  const effect = ({ payload }: ReturnType<typeof shortcutAsked>): void => void asked.push(payload);
  const stop = listen({ actionCreator: shortcutAsked, effect });
  act(() => void dispatch(shortcutsOffered(['findSlot'])));
  await user.click(await screen.findByText('Find a slot'));
  expect(asked).toEqual(['findSlot']);
  stop();
});

const THINGS = ['T01', 'T02'].map((name) => ({ id: name, name, label: `Go to truck ${name}` }));

itAtNight('says that no customer was found only where nothing else was [R-LIST-22]', async () => {
  api.on<CustomerListView>('GET /customer', { customers: [], total: 0 });
  const { type } = open(['sales'], NEW_CUSTOMER);
  await type('zzzz');
  expect(await screen.findByText('No customer found')).toBeInTheDocument();
  await type('new cust');
  await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
  expect(screen.getByText('New Customer')).toBeInTheDocument();
  expect(screen.queryByText('No customer found')).not.toBeInTheDocument();
});

it('leads to a truck of the board under it, by its name before any customer [R-LIST-22]', async () => {
  const asked = jest.fn();
  function Board() {
    const [open, setOpen] = useState(true);
    useOfferThings(THINGS, asked);
    return <SearchHost groups={[]} open={open} onOpen={setOpen} />;
  }
  const { user } = renderApp(<Board />, { roles: ['manager'] });
  const box = await screen.findByRole('textbox', { name: /Search customers/ });
  expect(screen.queryByText('Go to truck T01')).not.toBeInTheDocument();
  await user.type(box, 'truck');
  expect(await screen.findByText('Go to truck T01')).toBeInTheDocument();
  await user.clear(box);
  await user.type(box, 't02{Enter}');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('T02'));
});
