import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, givenEmployee, refuse, settled } from '../../testing';
import {
  currentSession,
  currentToken,
  endSession,
  sessionDoubted,
  type Role,
} from '../../shared/auth';
import { stampNow } from '../../features/actuals/stamping/outbox';
import { deviceStore, type OrderedRow } from '../../shared/device';
import { writeDraft } from '../../shared/forms';
import { live } from '../../shared/realtime';
import { givenFrameServer, menu, openFrame } from './frame.fixture';

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
    jest.restoreAllMocks();
  });
  const open = (at: string, roles?: Role[]) => openFrame(server, at, roles);

  it('sends who is not signed in to sign in, remembering where to go [R-ACCESS-7]', async () => {
    const { router } = open('/emma/customer?search=gomez', []);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/signin');
    expect(router.state.location.state).toEqual({ wanted: '/emma/customer?search=gomez' });
  });

  it('does so too when the session ends under way', async () => {
    const { router } = open('/emma/customer');
    await screen.findByText('Customers here');
    act(endSession);
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });

  it('signs out at once a person who was signed out elsewhere, and says so', async () => {
    const { router } = open('/emma/customer?search=gomez');
    await screen.findByText('Customers here');
    await settled(server);
    writeDraft('customer:1', { version: '7', values: {} });
    server.on('GET /employee/self', refuse(401, 'UNAUTHENTICATED', 'Please sign in'));
    act(() => live.doubt());
    expect(
      await screen.findByText(
        'You were signed out. Sign in again to go on; what you typed is kept in this tab.',
      ),
    ).toBeInTheDocument();
    expect(currentSession()).toBeNull();
    expect(router.state.location.state).toMatchObject({ wanted: '/emma/customer?search=gomez' });
    expect(server.callsOf('GET /employee/self')).toHaveLength(2);
  });

  it('follows the roles that the server knows, not those of the sign-in', async () => {
    open('/emma/admin/branch', ['admin']);
    expect(await screen.findByText('Branches here')).toBeInTheDocument();
    await settled(server);
    server.on('GET /employee/self', givenEmployee({ roles: ['sales'] }));
    act(() => live.doubt());
    expect(
      await screen.findByText("You don't have permission to see this page"),
    ).toBeInTheDocument();
    expect(within(await menu()).queryByRole('link', { name: 'Branches' })).not.toBeInTheDocument();
  });

  it('reads the roles again when a call is refused because one is missing', async () => {
    const page = open('/emma/customer', ['mover']);
    await screen.findByText('Customers here');
    await settled(server);
    server.on('GET /employee/self', givenEmployee({ roles: ['admin'] }));
    act(() => void page.dispatch(sessionDoubted()));
    expect(await within(await menu()).findByRole('link', { name: 'Branches' })).toBeInTheDocument();
  });

  it('promises nothing of what was typed where nothing was', async () => {
    open('/emma/customer');
    await screen.findByText('Customers here');
    act(endSession);
    expect(
      await screen.findByText('You were signed out. Sign in again to go on where you were.'),
    ).toBeInTheDocument();
  });

  it('stays where the server closed the connection but the session lives', async () => {
    open('/emma/customer');
    await screen.findByText('Customers here');
    await settled(server);
    act(() => live.doubt());
    await waitFor(() => expect(server.callsOf('GET /employee/self')).toHaveLength(2));
    expect(screen.getByText('Customers here')).toBeInTheDocument();
    expect(currentSession()).not.toBeNull();
  });

  it('signs out [R-ACCESS-6]', async () => {
    server.on('POST /access-token/end', {});
    const { user } = open('/emma/customer');
    const token = currentToken();
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentSession()).toBeNull();
    await waitFor(() => {
      const [call] = server.callsOf('POST /access-token/end');
      expect(call?.body).toEqual({ token });
      expect(call?.headers.get('authorization')).toBe(`Bearer ${token}`);
    });
  });

  it('shows where one is signed in', async () => {
    const now = new Date().toISOString();
    const times = { started: now, lastUsed: now, expires: now };
    server.on('GET /sessions', [
      { _id: 's1', device: 'Chrome on Windows', ...times, current: true },
    ]);
    const { user } = open('/emma/customer');
    const account = await screen.findByRole('button', { name: 'Account' });
    await settled(server);
    await user.click(account);
    await user.click(await screen.findByRole('menuitem', { name: 'Where you are signed in' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where you are signed in' });
    expect(await within(dialog).findByText('Chrome on Windows')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(account).toHaveFocus());
  });

  it('asks before it deletes what is not sent, and sends it or empties the device [R-CREW-22]', async () => {
    server.on('POST /access-token/end', {}).on('POST /actuals/stamps', refuse(503, 'X', 'Not now'));
    const { user, router } = open('/emma/customer', ['mover']);
    await screen.findByText('Customers here');
    await act(() => stampNow('65f0000000000000000000a1', 'leftYard'));
    await act(() => router.navigate('/signout'));
    expect(await screen.findByText('1 not sent')).toBeInTheDocument();
    expect(currentSession()).not.toBeNull();
    // It is being sent by itself at first.
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('1 not sent')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentSession()).toBeNull();
    expect(await (await deviceStore()).queue()).toEqual([]);
  });

  it('says that there is no network when asked to send, and sends by itself with the next one', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.line = 'down';
    const { user, router } = open('/emma/customer', ['mover']);
    await screen.findByText('Customers here');
    await act(() => stampNow('65f0000000000000000000a1', 'leftYard'));
    await act(() => router.navigate('/signout'));
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    expect(
      await screen.findByText('There is no network. This page sends by itself once there is one.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeInTheDocument();
    server.line = 'up';
    server.on('POST /access-token/end', {}).on('POST /actuals/stamps', ({ body }) => ({
      results: (body as { stamps: { id: string; at: string }[] }).stamps.map(({ id, at }) => ({
        ...{ id, at, state: 'stored', code: null, message: null },
      })),
      actuals: [],
    }));
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(server.callsOf('POST /actuals/stamps')).toHaveLength(1);
  });

  it('asks too before it deletes what somebody else did not get sent [R-CREW-22]', async () => {
    server.on('POST /access-token/end', {});
    const { user, router } = open('/emma/customer', ['mover']);
    await screen.findByText('Customers here');
    const store = await deviceStore();
    const waiting = { person: '65f0000000000000000000e9', state: 'waiting', since: Date.now() };
    for (const id of ['s1', 's2']) await store.enqueue({ ...waiting, stamp: { id } } as OrderedRow);
    await act(() => router.navigate('/signout'));
    expect(await screen.findByText('2 not sent')).toBeInTheDocument();
    expect(screen.getByText(/^2 times that someone else stamped here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    expect(await store.queue()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(await store.queue()).toEqual([]);
  });

  it('asks too before it deletes what was not taken [R-CREW-22]', async () => {
    server
      .on('POST /access-token/end', {})
      .on('POST /actuals/stamps', refuse(422, 'STAMP_ORDER', 'These times run backwards.'));
    const { user, router } = open('/emma/customer', ['mover']);
    await screen.findByText('Customers here');
    await act(() => stampNow('65f0000000000000000000a1', 'leftYard'));
    await act(() => router.navigate('/signout'));
    expect(await screen.findByText('1 not taken')).toBeInTheDocument();
    expect(screen.getByText(/My Schedule says why a time was not taken/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
    await act(() => router.navigate('/emma/customer'));
    const store = await deviceStore();
    const row = { person: '65f0000000000000000000e9', since: Date.now() };
    for (const state of ['waiting', 'refused'])
      await store.enqueue({ ...row, state, stamp: { id: state } } as OrderedRow);
    await act(() => router.navigate('/signout'));
    expect(await screen.findByText('3 not sent or not taken')).toBeInTheDocument();
    expect(
      screen.getByText(/2 times that someone else stamped here are not sent or not taken yet/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(await store.queue()).toEqual([]);
  });

  it('signs out here while the server cannot be reached', async () => {
    server.on('POST /access-token/end', refuse(503, 'UNAVAILABLE', 'Not now'));
    open('/signout');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentSession()).toBeNull();
  });
});
