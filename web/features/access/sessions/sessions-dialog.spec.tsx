import { screen, waitFor, within } from '@testing-library/react';
import type { SessionView } from '#modules/access/contract/session.view.js';
import { FakeApi, refuse, renderApp, standAt } from '../../../testing';
import SessionsDialog from './sessions-dialog';

const NOW = '2026-11-23T18:00:00Z';
standAt(NOW);

const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

const HERE: SessionView = {
  _id: 'a1',
  device: 'Chrome on Windows',
  started: minutesAgo(10),
  lastUsed: minutesAgo(3),
  expires: minutesAgo(-700),
  current: true,
};
const PHONE: SessionView = {
  ...HERE,
  _id: 'b2',
  device: 'Safari on an iPhone',
  started: minutesAgo(130),
  lastUsed: minutesAgo(45),
  current: false,
};

describe('where one is signed in', () => {
  let server: FakeApi;
  let sessions: SessionView[];
  beforeEach(() => {
    sessions = [HERE, PHONE];
    server = new FakeApi()
      .on<SessionView[]>('GET /sessions', () => sessions)
      .on('DELETE /sessions', () => {
        sessions = [HERE];
        return { ended: 1 };
      })
      .on('DELETE /sessions/:id', () => {
        sessions = [HERE];
        return {};
      });
  });
  afterEach(() => server.restore());

  const onClose = jest.fn();
  const open = () => renderApp(<SessionsDialog onClose={onClose} />);
  const agree = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Sign out' }));

  it('lists the places, the present one marked', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    const [here, phone] = within(
      await screen.findByRole('list', { name: 'Sessions' }),
    ).getAllByRole('listitem');
    expect(here).toHaveTextContent('Chrome on WindowsSigned in 10 min agoThis one');
    expect(phone).toHaveTextContent('Safari on an iPhoneLast used 45 min ago, signed in 2 h ago');
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('ends one after a question, and says so', async () => {
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Sign out of Safari on an iPhone' }),
    );
    expect(await screen.findByText('Sign out of Safari on an iPhone?')).toBeInTheDocument();
    expect(server.callsOf('DELETE /sessions/:id')).toEqual([]);
    await agree(user);
    expect(await screen.findByText('Signed out of Safari on an iPhone')).toBeInTheDocument();
    expect(server.callsOf('DELETE /sessions/b2')).toHaveLength(1);
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  });

  it('lets Escape close the question alone', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await screen.findByText('Sign out everywhere else?');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByText('Sign out everywhere else?')).not.toBeInTheDocument(),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(server.callsOf('DELETE /sessions')).toEqual([]);
  });

  it('ends all others after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await agree(user);
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(server.callsOf('DELETE /sessions')).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByText('Sign out everywhere else')).not.toBeInTheDocument(),
    );
  });

  it('says why one could not be ended, and reads the list again', async () => {
    server.on('DELETE /sessions/:id', refuse(404, 'NOT_FOUND', 'Session not found'));
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Sign out of Safari on an iPhone' }),
    );
    await agree(user);
    expect(await screen.findByText('Session not found')).toBeInTheDocument();
    await waitFor(() => expect(server.callsOf('GET /sessions')).toHaveLength(2));
  });

  it('says why the list cannot be had, and tries again', async () => {
    server.on('GET /sessions', refuse(503, 'UNAVAILABLE', 'Not now'));
    const { user } = open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We encountered a system error');
    server.on('GET /sessions', () => [HERE]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeInTheDocument();
  });
});
