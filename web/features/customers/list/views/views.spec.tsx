import { screen, waitFor, within } from '@testing-library/react';
import type {
  CustomerListView,
  SavedViewView,
} from '#modules/customers/contract/customer-row.view.js';
import { DANA, FakeApi, givenBranch, LEE, refuse, renderApp } from '../../../../testing';
import CustomerListPage from '../customer-list-page';

const view = (change: Partial<SavedViewView>): SavedViewView => ({
  ...{ _id: 'a'.repeat(24), name: 'Mine', shared: false, ownerId: DANA },
  query: { stage: ['20', '30'], sort: 'name', order: 'asc' },
  ...change,
});

let api: FakeApi;
let kept: SavedViewView[];
beforeEach(() => {
  kept = [view({}), view({ _id: 'b'.repeat(24), name: 'Ours', shared: true, ownerId: LEE })];
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on('GET /customerview', () => kept)
    .on<CustomerListView>('GET /customer', { customers: [], total: 0 });
});
afterEach(() => api.restore());

const open = (at = '/emma/customer', roles: ('sales' | 'manager' | 'mover')[] = ['sales']) =>
  renderApp(<CustomerListPage />, { at, path: '/emma/customer', roles });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Views' }));

it('leads to the views that everybody has, and to saved ones, each with an address [R-LIST-19]', async () => {
  const { user, router } = open();
  const links = await tabs();
  expect(links.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  const names = ['Follow up today', 'Quoted and silent for 3 days', 'To confirm within 7 days'];
  for (const name of names) expect(links.getByRole('link', { name })).toBeInTheDocument();
  await user.click(links.getByRole('link', { name: 'Quoted and silent for 3 days' }));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('GET /customer').at(-1)?.query ?? [])).toMatchObject({
      ...{ silentDays: '3', sent: 'rfq', activityFrom: '0d', sort: 'activity', order: 'asc' },
    }),
  );
  await user.click(await links.findByRole('link', { name: /Mine/ }));
  expect(router.state.location.search).toBe('?stage=20%2C30&sort=name&order=asc');
  expect(links.getByRole('link', { name: /Mine/ })).toHaveAttribute('aria-current', 'page');
});

it('saves what is shown under a name, and says why it was not [R-LIST-19]', async () => {
  const { user } = open('/emma/customer?stage=50&page=2&size=50');
  api.on('POST /customerview', refuse(409, 'VIEW_NAME_TAKEN', 'You have it already.'));
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Booked');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/You have it already/)).toBeInTheDocument();
  const stored = { name: 'Booked', shared: false, query: { stage: '50' } };
  expect(api.callsOf('POST /customerview')[0]?.body).toEqual(stored);
  api.on('POST /customerview', () => {
    kept = [...kept, view({ _id: 'c'.repeat(24), ...stored })];
    return kept.at(-1);
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const links = await tabs();
  expect(await links.findByRole('link', { name: /Booked/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('lets those who share change a shared view, and others only their own [R-LIST-20]', async () => {
  api.on('DELETE /customerview/:id', () => {
    kept = [];
    return {};
  });
  const at = '/emma/customer?stage=20%2C30&sort=name&order=asc';
  kept = [view({ name: 'Ours', shared: true, ownerId: LEE })];
  const first = open(at);
  await (await tabs()).findByRole('link', { name: /Ours/ });
  expect(screen.queryByRole('button', { name: 'Actions of the view Ours' })).toBeNull();
  first.unmount();
  const { user } = open(at, ['manager']);
  await user.click(await screen.findByRole('button', { name: 'Actions of the view Ours' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Ours/ })).toBeNull());
});

it('has a menu for each view of the open list, and marks the one that was clicked', async () => {
  kept = [view({}), view({ _id: 'b'.repeat(24), name: 'Ours', shared: true, ownerId: LEE })];
  const { user } = open('/emma/customer', ['manager']);
  const links = await tabs();
  await user.click(await links.findByRole('link', { name: /Ours/ }));
  await waitFor(() =>
    expect(links.getByRole('link', { name: /Ours/ })).toHaveAttribute('aria-current', 'page'),
  );
  expect(links.getByRole('link', { name: /Mine/ })).not.toHaveAttribute('aria-current');
  for (const name of ['Mine', 'Ours']) {
    expect(links.getByRole('button', { name: `Actions of the view ${name}` })).toBeInTheDocument();
  }
});

it('says when the saved views could not be loaded, and tries again', async () => {
  api.on('GET /customerview', refuse(500, 'SYSTEM_ERROR', 'x'));
  const { user } = open();
  const again = await screen.findByRole('button', { name: /Saved views didn’t load/ });
  api.on('GET /customerview', () => kept);
  await user.click(again);
  expect(await screen.findByRole('link', { name: /Mine/ })).toBeInTheDocument();
  expect(again).not.toBeInTheDocument();
});

it('forgets what was typed just before another view was clicked', async () => {
  const { user, router } = open();
  const links = await tabs();
  const box = screen.getByRole('textbox', { name: 'Search customers' });
  await user.type(box, 'gom');
  await user.click(links.getByRole('link', { name: 'Follow up today' }));
  await waitFor(() => expect(box).toHaveValue(''));
  expect(router.state.location.search).not.toContain('search=');
});
