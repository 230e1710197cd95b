import { act, screen, waitFor, within } from '@testing-library/react';
import { DENVER, type FakeApi, givenClientConfig, onPhone, refuse } from '../../testing';
import type { Role } from '../../shared/auth';
import { givenFrameServer, menu, openFrame } from './frame.fixture';
import { itAtNight } from '../../../test/support/thorough';

jest.mock('../../shared/realtime/live', () => {
  const { LiveClient } = jest.requireActual<typeof import('../../shared/realtime/live-client')>(
    '../../shared/realtime/live-client',
  );
  return { live: new LiveClient(), keepLive: () => () => undefined };
});

describe('the frame', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = givenFrameServer();
  });
  afterEach(() => {
    server.restore();
    delete document.documentElement.dataset.sidebar;
  });
  const open = (at: string, roles?: Role[]) => openFrame(server, at, roles);

  it('opens the customers at first [R-PAGE-1]', async () => {
    open('/');
    expect(await screen.findByText('Customers here')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
  });

  it('shows what the roles permit, with the queue’s size [R-PAGE-2]', async () => {
    open('/emma/customer');
    const items = within(await menu());
    expect(items.getByRole('link', { name: 'All Customers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await items.findByText('7')).toBeInTheDocument();
    expect(items.queryByRole('link', { name: 'Branches' })).not.toBeInTheDocument();
    expect(items.queryByRole('link', { name: 'Move Manager' })).not.toBeInTheDocument();
  });

  it('goes on marking the page that another one is open over', async () => {
    const { router } = open('/emma/leads');
    const items = within(await menu());
    const marked = (): string[] =>
      items
        .getAllByRole('link')
        .flatMap((one) => (one.getAttribute('aria-current') ? [one.textContent] : []));
    const over = { pathname: '/emma/leads', search: '' };
    await act(() => router.navigate('/emma/customer', { state: { over, isNext: true } }));
    expect(await screen.findByText('Customers here')).toBeInTheDocument();
    expect(marked()).toEqual([expect.stringMatching(/^New Leads/)]);
    await act(() => router.navigate('/emma/customer'));
    expect(marked()).toEqual(['All Customers']);
  });

  it('shows -1 when the queue’s size can’t be learned', async () => {
    server.on('GET /customer/newleads_queue_size', refuse(500, 'UNEXPECTED', ''));
    open('/emma/customer');
    expect(await within(await menu()).findByText('-1')).toBeInTheDocument();
  });

  it('offers the local mailbox only where there is one', async () => {
    const { unmount } = open('/emma/customer');
    await within(await menu()).findByText('7');
    expect(screen.queryByRole('link', { name: 'Local mailbox' })).not.toBeInTheDocument();
    unmount();
    server.on('GET /mailbox', []);
    open('/emma/customer');
    expect(
      await within(await menu()).findByRole('link', { name: 'Local mailbox' }),
    ).toBeInTheDocument();
  });

  it('says so when a page needs more than one’s roles', async () => {
    open('/emma/admin/branch');
    expect(
      await screen.findByText("You don't have permission to see this page"),
    ).toBeInTheDocument();
  });

  it('says so when there is no page [R-PAGE-1]', async () => {
    open('/emma/nowhere');
    expect(await screen.findByText('There is no page at this address')).toBeInTheDocument();
    expect(document.title).toBe('Not found · Emma');
  });

  it('collapses the sidebar to icons and remembers it [R-PAGE-3]', async () => {
    const { user } = open('/emma/customer');
    await user.click(await screen.findByRole('button', { name: 'Collapse the sidebar' }));
    expect(localStorage.getItem('emma.sidebar')).toBe('icons');
    expect(screen.getByRole('link', { name: 'All Customers' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand the sidebar' }));
    expect(localStorage.getItem('emma.sidebar')).toBe('full');
  });

  let endPhone = (): void => undefined;
  afterEach(() => endPhone());

  it('draws no sidebar on a phone, where the menu is behind a button', async () => {
    endPhone = onPhone();
    const { user } = open('/emma/customer');
    await screen.findByText('Customers here');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(await menu()).getByRole('link', { name: 'All Customers' })).toBeInTheDocument();
  });

  it('views one’s own branch until another is chosen [R-PAGE-5]', async () => {
    const { user } = open('/emma/customer');
    const [select] = await screen.findAllByRole('combobox', { name: 'Branch' });
    await waitFor(() => expect(select).toHaveValue('Oklahoma City'));
    await user.click(select!);
    await user.click(await screen.findByRole('option', { name: 'Denver' }));
    expect(select).toHaveValue('Denver');
    expect(localStorage.getItem('viewingBranch')).toBe(DENVER);
  });

  it('takes the focus that went with the page before', async () => {
    const { router } = open('/emma/customer');
    await screen.findByText('Customers here');
    screen.getByRole('button', { name: 'Search' }).focus();
    screen.getByRole('button', { name: 'Search' }).blur();
    await act(() => router.navigate('/emma/leads'));
    await screen.findByText('Leads here');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('starts a page at its top, unless its address names a part of it', async () => {
    const scrolled = jest.fn();
    Object.assign(Element.prototype, { scrollTo: scrolled });
    const drawn = () => act(() => new Promise((next) => requestAnimationFrame(next)));
    // Its code is there when the address names a part of it.
    const { router } = open('/emma/help');
    await screen.findByText('The board');
    await act(() => router.navigate('/emma/customer'));
    await screen.findByText('Customers here');
    await drawn();
    scrolled.mockClear();
    await act(() => router.navigate('/emma/help#board'));
    await screen.findByText('The board');
    await drawn();
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => router.navigate('/emma/leads'));
    await screen.findByText('Leads here');
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0 }));
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  it('leaves the focus in the page’s controls when the header is drawn again', async () => {
    const { router } = open('/emma/help');
    const print = await screen.findByRole('button', { name: 'Print' });
    print.focus();
    await act(() => router.navigate('/emma/help#board'));
    expect(print).toHaveFocus();
  });

  itAtNight('says at its foot what the server runs', async () => {
    server.on('GET /client-config', givenClientConfig({ version: '0.1.0+1b4c291b' }));
    open('/emma/customer');
    expect(await screen.findByText('Version 0.1.0+1b4c291b')).toBeInTheDocument();
  });

  it('takes no focus while nothing had it', async () => {
    const { router } = open('/emma/customer');
    await screen.findByText('Customers here');
    await act(() => router.navigate('/emma/leads'));
    await screen.findByText('Leads here');
    await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(document.body).toHaveFocus();
  });

  it('says so outside the app too, with the menu for who is signed in', async () => {
    server.on('GET /client-config', givenClientConfig({ sandboxLabel: 'Emma Sandbox' }));
    const { unmount } = open('/foo', []);
    expect(await screen.findByText('There is no page at this address')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/emma',
    );
    await waitFor(() => expect(document.title).toBe('Not found · Emma Sandbox'));
    unmount();
    const { router } = open('/foo');
    expect(await menu()).toBeInTheDocument();
    expect(await screen.findByText('There is no page at this address')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/foo');
  });

  itAtNight(
    'shows the keys of the page on a question mark, and in the account menu [R-PAGE-17]',
    async () => {
      const { user } = open('/emma/customer');
      await screen.findByText('Customers here');
      await user.keyboard('?');
      const sheet = await screen.findByRole('dialog', { name: 'Keys of this page' });
      const everywhere = within(sheet).getByRole('region', { name: 'Everywhere' });
      expect(everywhere).toHaveTextContent('Search customers, pages and actionsCtrl+K or /');
      expect(within(sheet).queryByText('Save')).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
      await user.click(await screen.findByRole('button', { name: 'Account' }));
      await user.click(await screen.findByRole('menuitem', { name: /Keys of this page/ }));
      expect(await screen.findByRole('dialog', { name: 'Keys of this page' })).toBeInTheDocument();
    },
  );

  itAtNight(
    'leaves the slash to the search of the page, where it has one [R-LIST-15]',
    async () => {
      const { user } = open('/emma/customer');
      await screen.findByText('Customers here');
      const own = document.createElement('input');
      own.dataset.pageSearch = '';
      document.body.append(own);
      await user.keyboard('/');
      expect(own).toHaveFocus();
      own.remove();
      await user.keyboard('/');
      expect(await screen.findByRole('textbox', { name: /Search customers/ })).toBeInTheDocument();
    },
  );

  itAtNight('gives the focus back to what had it when the search closes', async () => {
    const { user } = open('/emma/customer');
    const collapse = await screen.findByRole('button', { name: 'Collapse the sidebar' });
    collapse.focus();
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('textbox', { name: /Search customers/ });
    await waitFor(() => expect(box).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await waitFor(() => expect(collapse).toHaveFocus());
  });

  it('finds customers, pages and actions by Ctrl-K', async () => {
    server.on('GET /customer', ({ query }) => ({
      total: 1,
      customers: [
        {
          _id: 'c1',
          firstName: 'Maria',
          lastName: query.get('search'),
          status: 'active',
          branch: { name: 'Denver' },
          nextActivity: '2026-11-21',
        },
      ],
    }));
    const { user, router } = open('/emma/customer');
    await screen.findByText('Customers here');
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('textbox', { name: /Search customers/ });
    expect(screen.getByRole('button', { name: 'My Schedule' })).toBeInTheDocument();
    await user.type(box, 'gomez');
    await user.click(await screen.findByText('Maria gomez'));
    expect(router.state.location.pathname).toBe('/emma/customer/c1');
  });
});
