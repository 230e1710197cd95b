import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JobView } from '#kernel/job.js';
import type {
  EstimateSettingsView,
  QuantilePreviewView,
} from '#modules/ranges/contract/estimate-settings.view.js';
import {
  DEFAULT_ESTIMATE_SETTINGS,
  settingsView,
} from '#modules/ranges/contract/estimate-settings.view.js';
import type {
  ModelDetailView,
  ModelVersionView,
  ModelView,
} from '#modules/ranges/contract/model.view.js';
import { FakeApi, givenBranch, givenHomeBranch, refuse, renderApp } from '../../../testing';
import RangesPage from './ranges-page';
import { itAtNight } from '../../../../test/support/thorough';

const BRANCH = givenBranch();
const HELD = '64.0% of 200 moves kept the 80% time; it should be 74.0% to 86.0%.';
const MODEL: ModelView = {
  active: 1,
  drift: '69 of the last 100 moves kept the 80% time; 70 to 88 should.',
  versions: [
    {
      ...{ version: 2, trainedAt: '2026-11-21T09:40:00.000Z', state: 'candidate', n: 200 },
      ...{ p80: 0.64, p90: 0.8, held: [HELD] },
    },
    {
      ...{ version: 1, trainedAt: '2026-11-20T09:40:00.000Z', state: 'active', n: 190 },
      ...{ p80: 0.8, p90: 0.9, held: [] },
    },
    {
      ...{ version: 0, trainedAt: '2026-11-01T09:40:00.000Z', state: 'retired', n: 0 },
      ...{ p80: null, p90: null, held: [] },
    },
  ],
};
const versionOf = (wanted: number): ModelVersionView => {
  const found = MODEL.versions.find(({ version }) => version === wanted);
  if (!found) throw new Error(`There is no version ${wanted}`);
  return found;
};
const detail = (version: number): ModelDetailView => ({
  ...versionOf(version),
  scopes: [],
  coverage:
    version === 0 ? [] : [{ branchId: BRANCH._id, month: '2026-10', n: 40, p80: 0.8, p90: 0.925 }],
  worst:
    version === 0
      ? []
      : [
          {
            ...{ activityId: 'a'.repeat(24), customerId: 'c'.repeat(24), branchId: BRANCH._id },
            ...{ day: '2026-10-05', finished: '2026-10-05T22:00:00.000Z' },
            ...{ group: 'apartment|stairs', ratio: 2.4, leftOut: null },
          },
        ],
});
const SETTINGS = settingsView({ ...DEFAULT_ESTIMATE_SETTINGS, revision: 3 });
const PREVIEW: QuantilePreviewView = {
  ...{ jobs: 180, exceeded: 18, meanOverrunHours: 1.26, meanOverrunCost: 210.5 },
};

let api: FakeApi;
beforeEach(() => {
  givenHomeBranch(BRANCH._id);
  api = new FakeApi()
    .on('GET /branch', [BRANCH])
    .on<ModelView>('GET /estimates/model', MODEL)
    .on<ModelDetailView>('GET /estimates/model/:version', ({ path }) =>
      detail(Number(path.split('/').at(-1))),
    )
    .on<EstimateSettingsView>('GET /estimates/settings/:branch', SETTINGS)
    .on<QuantilePreviewView>('GET /estimates/settings/:branch/preview', PREVIEW);
});
afterEach(() => {
  givenHomeBranch(null);
  api.restore();
});

const PATH = '/emma/admin/ranges';
const open = async () => {
  const view = renderApp(<RangesPage />, { at: PATH, path: PATH, roles: ['admin'] });
  await screen.findByRole('heading', { name: 'Versions' });
  return view;
};

describe('the page of the estimate ranges', () => {
  itAtNight('shows how often promises hold, the worst moves, and what drifted', async () => {
    const { user } = await open();
    expect(screen.getByText(MODEL.drift ?? '')).toBeInTheDocument();
    const worst = await screen.findByRole('region', { name: 'Farthest from what was expected' });
    expect(within(worst).getByRole('link', { name: '10/05/2026' })).toHaveAttribute(
      'href',
      `/emma/customer/${'c'.repeat(24)}?activity=${'a'.repeat(24)}`,
    );
    expect(within(worst).getByText('+140%')).toBeInTheDocument();
    await user.click(screen.getByText('Figures'));
    expect(screen.getByRole('row', { name: 'Oct 2026 40 80% 92.5%' })).toBeInTheDocument();
  });

  it('says why a version is held, and uses it only after a question', async () => {
    api.on<ModelView>('POST /estimates/model/:version/activate', { ...MODEL, active: 2 });
    const { user } = await open();
    expect(screen.getByText(HELD)).toBeInTheDocument();
    expect(screen.getByText('The size tables alone')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use version 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use version 2?' });
    expect(api.callsOf('POST /estimates/model/:version/activate')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Use version 2' }));
    expect(await screen.findByText('Version 2 is in use')).toBeInTheDocument();
    expect(api.callsOf('POST /estimates/model/:version/activate')[0]?.path).toMatch(/2\/activate$/);
  });

  it('says so where the size tables are in use though there are finished moves, with a way back [R-RANGE-5]', async () => {
    const ACTIVATE = 'POST /estimates/model/:version/activate';
    const inUse = (active: number): ModelView => ({
      ...{ active, drift: null },
      versions: MODEL.versions.map((one) => ({
        ...one,
        state: one.version === active ? 'active' : 'retired',
      })),
    });
    api.on<ModelView>(ACTIVATE, ({ path }) => {
      const model = inUse(Number(path.split('/').at(-2)));
      api.on<ModelView>('GET /estimates/model', model);
      return model;
    });
    api.on<QuantilePreviewView>('GET /estimates/settings/:branch/preview', {
      ...{ jobs: 0, exceeded: 0, meanOverrunHours: 0, meanOverrunCost: 0 },
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use version 0' }));
    expect(await screen.findByText('The size tables are in use')).toBeInTheDocument();
    expect(await screen.findByText(/^The size tables are in use: every range/)).toBeVisible();
    expect(await screen.findByText(/^The size tables are in use, which have no/)).toBeVisible();
    expect(screen.queryByText(/no finished moves? .*yet/i)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Version 1 is in use again')).toBeInTheDocument();
    expect(api.callsOf(ACTIVATE).map(({ path }) => path.split('/').at(-2))).toEqual(['0', '1']);
    expect(
      await screen.findByRole('heading', { name: /^How often promises hold: / }),
    ).toBeVisible();
  });

  it('does not bring a version back over one that somebody else used meanwhile [R-RANGE-5]', async () => {
    const ACTIVATE = 'POST /estimates/model/:version/activate';
    api.on<ModelView>(ACTIVATE, { ...MODEL, active: 0 });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use version 0' }));
    await screen.findByText('The size tables are in use');
    api.on<ModelView>('GET /estimates/model', { ...MODEL, active: 2 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Version 2 is in use by now. Nothing was undone.'),
    ).toBeInTheDocument();
    expect(api.callsOf(ACTIVATE)).toHaveLength(1);
  });

  it('does not bring a version back while nothing is known of what is in use', async () => {
    const ACTIVATE = 'POST /estimates/model/:version/activate';
    api.on<ModelView>(ACTIVATE, { ...MODEL, active: 0 });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Use version 0' }));
    await screen.findByText('The size tables are in use');
    api.on('GET /estimates/model', refuse(503, 'SERVICE_UNAVAILABLE', 'x'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
    expect(api.callsOf(ACTIVATE)).toHaveLength(1);
  });

  it('says what to do while no move is finished', async () => {
    const versions = [{ ...versionOf(0), state: 'active' as const }];
    api.on<ModelView>('GET /estimates/model', { active: 0, drift: null, versions });
    await open();
    expect(await screen.findByText(/No finished move to judge by yet/)).toBeInTheDocument();
  });

  it('shows another version, and why nothing judges it', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: /^Version 0 of/ }));
    expect(await screen.findByText(/^These are the size tables alone\./)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?version=0');
    api.on<ModelDetailView>('GET /estimates/model/:version', { ...detail(2), worst: [] });
    await user.click(screen.getByRole('button', { name: /^Version 2 of/ }));
    expect(await screen.findByText(/learned from are no longer kept/)).toBeInTheDocument();
  });

  it('learns at once, shows how far it is, and then what came of it', async () => {
    const job: JobView = { state: 'running', progress: 40, error: null };
    api.on('POST /estimates/model', { jobId: 'j1' }).on<JobView>('GET /jobs/:id', job);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Train now' }));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Training' })).toHaveAttribute(
        'aria-valuenow',
        '40',
      ),
    );
    const asked = api.callsOf('GET /estimates/model').length;
    api.on<JobView>('GET /jobs/:id', { state: 'done', progress: 100, error: null });
    const told = await screen.findByText('Learned from the finished moves');
    expect(told).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf('GET /estimates/model').length).toBeGreaterThan(asked));
  });

  it('asks no longer how far it is where that cannot be read, until it is told to', async () => {
    const STATUS = 'GET /jobs/:id';
    api
      .on('POST /estimates/model', { jobId: 'j1' })
      .on(STATUS, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
    const { user } = await open();
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      await user.click(screen.getByRole('button', { name: 'Train now' }));
      const pass = async (seconds: number): Promise<void> => {
        for (let second = 0; second < seconds; second += 1)
          await act(() => jest.advanceTimersByTimeAsync(1_000));
      };
      await pass(8);
      expect(screen.getByRole('alert')).toHaveTextContent('How far it is could not be read.');
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      const asked = api.callsOf(STATUS).length;
      expect(asked).toBeGreaterThanOrEqual(3);
      await pass(4);
      expect(api.callsOf(STATUS)).toHaveLength(asked);
      api.on<JobView>(STATUS, { state: 'done', progress: 100, error: null });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Learned from the finished moves')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('tries the maximum of quotes on past moves, and saves it', async () => {
    api.on<EstimateSettingsView>('PUT /estimates/settings/:branch', {
      ...SETTINGS,
      quantile: 0.8,
      revision: 4,
    });
    const { user } = await open();
    const tried =
      '18 of 180 past moves (10%) would have taken longer, by 1.26 h and $211 on average.';
    expect(await screen.findByText(tried)).toBeInTheDocument();
    const box = screen.getByLabelText(/The maximum of a quote/, { selector: 'input' });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: '0.8' } });
    fireEvent.blur(box);
    await waitFor(() =>
      expect(
        api.callsOf('GET /estimates/settings/:branch/preview').at(-1)?.query.get('quantile'),
      ).toBe('0.8'),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(api.callsOf('PUT /estimates/settings/:branch')[0]?.body).toMatchObject({
      quantile: 0.8,
      revision: 3,
    });
  });

  it('says when it cannot be loaded', async () => {
    api.on('GET /estimates/model', refuse(500, 'SYSTEM_ERROR', 'We encountered a system error'));
    renderApp(<RangesPage />, { at: PATH, path: PATH, roles: ['admin'] });
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
  });
});
