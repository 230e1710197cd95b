import { screen, waitFor, within } from '@testing-library/react';
import type { QueueJobListView, QueueView } from '#modules/ops/contract/queue.view.js';
import { FakeApi, givenBranch, refuse, renderApp } from '../../../testing';
import { healthOf } from './queue-health';
import QueuesPage from './queues-page';

const JOB = '65f0000000000000000000c1';
const NO_JOBS = { waiting: 0, active: 0, delayed: 0, completed: 0, failed: 0, paused: 0 };

const givenQueue = (change: Partial<QueueView> = {}): QueueView => ({
  name: 'mail',
  isPaused: false,
  counts: NO_JOBS,
  workers: 1,
  oldestWaitingSeconds: 0,
  throughputPerMinute: 0,
  ...change,
});

const FAILED: QueueJobListView = {
  total: 1,
  jobs: [
    {
      _id: JOB,
      name: 'mail.deliver-email',
      state: 'failed',
      payload: { emailId: '65f0000000000000000000e1' },
      progress: 0,
      attempts: 5,
      maxAttempts: 5,
      error: 'The email could not be sent.',
      reason: 'connect ECONNREFUSED 127.0.0.1:25',
      created: '2026-11-21T14:00:00.000Z',
      runAt: '2026-11-21T14:00:00.000Z',
      started: '2026-11-21T14:00:01.000Z',
      finished: '2026-11-21T14:05:00.000Z',
      requestId: 'request-1',
    },
  ],
};

describe('what a queue’s figures mean', () => {
  it.each([
    ['Healthy', {}],
    ['No worker', { workers: 0 }],
    ['Paused', { isPaused: true, oldestWaitingSeconds: 900 }],
    ['Stuck for 15 min', { oldestWaitingSeconds: 900 }],
    ['2 failed', { counts: { ...NO_JOBS, failed: 2 } }],
  ])('%s', (words, change) => {
    const health = healthOf(givenQueue(change));
    expect(health).toMatchObject({ words, needsAttention: words !== 'Healthy' });
  });
});

describe('the job queues', () => {
  let api: FakeApi;
  beforeEach(() => {
    const mail = givenQueue({ counts: { ...NO_JOBS, failed: 1 }, throughputPerMinute: 12 });
    api = new FakeApi()
      .on('GET /branch', [givenBranch()])
      .on<QueueView[]>('GET /ops/queues', [givenQueue({ name: 'drive-times' }), mail])
      .on<QueueJobListView>('GET /ops/queues/:name/jobs', FAILED);
  });
  afterEach(() => api.restore());

  const open = async () => {
    const at = '/emma/admin/queues';
    const rendered = renderApp(<QueuesPage />, { at, path: at, roles: ['admin'] });
    await screen.findByText('connect ECONNREFUSED 127.0.0.1:25');
    return rendered;
  };

  it('show first what needs attention, and why its jobs failed', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 needs attention');
    const row = screen.getByRole('row', { name: /^Mail/ });
    expect(within(row).getByText('1 failed')).toBeInTheDocument();
    expect(within(row).getByRole('button', { name: 'Mail' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['Deliver email', '5 of 5']));
  });

  it('can be scrolled sideways by keys, also when there are none', async () => {
    api.on<QueueView[]>('GET /ops/queues', []);
    renderApp(<QueuesPage />, {
      at: '/emma/admin/queues',
      path: '/emma/admin/queues',
      roles: ['admin'],
    });
    expect(await screen.findByRole('region', { name: 'Queues' })).toHaveAttribute('tabindex', '0');
  });

  it('retry a job and say why it cannot be', async () => {
    api.on(
      'POST /ops/queues/:name/jobs/:id/retry',
      refuse(409, 'JOB_NOT_FAILED', 'Only a failed one.'),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Retry Deliver email' }));
    expect(await screen.findByText('Only a failed one.')).toBeInTheDocument();
    expect(api.callsOf('POST /ops/queues/:name/jobs/:id/retry')[0]?.path).toBe(
      `/ops/queues/mail/jobs/${JOB}/retry`,
    );
  });

  it('are paused and resumed', async () => {
    api.on('POST /ops/queues/:name/pause', {}).on('POST /ops/queues/:name/resume', {});
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pause Drive times' }));
    await screen.findByText('Drive times is paused');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.callsOf('POST /ops/queues/:name/resume')[0]?.path).toBe(
        '/ops/queues/drive-times/resume',
      ),
    );
  });

  it('no longer say that one is paused once it is resumed', async () => {
    let isPaused = false;
    const turned = (paused: boolean) => () => {
      isPaused = paused;
      return {};
    };
    api
      .on<QueueView[]>('GET /ops/queues', () => [givenQueue({ isPaused })])
      .on('POST /ops/queues/:name/pause', turned(true))
      .on('POST /ops/queues/:name/resume', turned(false));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pause Mail' }));
    await screen.findByText('Mail is paused');
    await user.click(await screen.findByRole('button', { name: 'Resume Mail' }));
    await screen.findByText('Mail goes on');
    // By itself it goes after 8 s.
    await waitFor(() => expect(screen.queryByText('Mail is paused')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
