import { screen, waitFor, within } from '@testing-library/react';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { REPORT_ERRORS } from '#modules/reports/contract/report-terms.js';
import type { ReportFiguresView } from '#modules/reports/contract/report-figures.js';
import type {
  QueuedReportView,
  ReportTableView,
  ReportView,
} from '#modules/reports/contract/report.view.js';
import { baseApi } from '../../shared/api';
import { DENVER, FakeApi, givenBranch, refuse, renderApp } from '../../testing';
import { MarketingReportPage, MovesReportPage } from './report-pages';
import { itAtNight } from '../../../test/support/thorough';

const CSV = 'Source,Leads,Conversion %,Revenue\r\nYelp,8,25.0,1234.50\r\n"Bob, Jr",2,50.0,\r\n';
const TABLE: ReportTableView = { csvData: CSV, filename: 'marketing.csv' };
const QUEUED: ReportView = {
  _id: '65f0000000000000000000e1',
  kind: 'marketing',
  params: { branchId: null, start: '2020-01-01', end: '2026-10-31' },
  state: 'running',
  progress: 40,
  rows: 200_000,
  bytes: 0,
  created: '2026-11-21T12:00:00.000Z',
  finished: null,
  error: null,
};
const FIGURES: ReportFiguresView = {
  before: { start: '2026-09-01', end: '2026-09-30' },
  yearAgo: { start: '2025-10-01', end: '2025-10-31' },
  figures: [{ name: 'Revenue', kind: 'money', value: 1234.5, before: 1122.27, yearAgo: 1299.47 }],
};
const OCTOBER = '?start=2026-10-01&end=2026-10-31';

let api: FakeApi;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-21T12:00:00Z') });
  api = new FakeApi()
    .on<BranchView[]>('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on<ReportTableView>('GET /reports/:kind', TABLE)
    .on<ReportFiguresView>('GET /reports/:kind/figures', FIGURES)
    .on<ReportView[]>('GET /reports', []);
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

const open = (at = '') =>
  renderApp(<MarketingReportPage />, {
    at: `/emma/report/marketing${at}`,
    path: '/emma/report/marketing',
    roles: ['admin'],
  });
const asked = (): Record<string, string> =>
  Object.fromEntries(api.callsOf('GET /reports/marketing').at(-1)?.query ?? []);
const cell = (name: string) => screen.findByRole('gridcell', { name });

describe('a report page', () => {
  it('shows the previous month at once, the CSV under its heads [R-REPORT-2, R-REPORT-3]', async () => {
    open();
    expect(screen.getByLabelText(/Start date/)).toHaveValue('10/01/2026');
    expect(screen.getByLabelText(/End date/)).toHaveValue('10/31/2026');
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await cell('Bob, Jr');
    expect(asked()).toEqual({ start: '2026-10-01', end: '2026-10-31', branchId: 'all' });
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
    expect(heads).toEqual(['Source', 'Leads', 'Conversion %', 'Revenue']);
    // The row's and the total's.
    expect(screen.getAllByRole('gridcell', { name: '$1,234.50' })).toHaveLength(2);
    expect(await screen.findByText('Conversion by source')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('has its totals under the table and its figures over it [R-REPORT-7]', async () => {
    open();
    await cell('Yelp');
    expect(await cell('Total')).toBeVisible();
    expect(await cell('10')).toBeVisible();
    const figures = within(
      (await screen.findByText('Revenue', { selector: 'dt' })).parentElement ?? document.body,
    );
    expect(await figures.findByText('$1,235')).toBeVisible();
    expect(figures.getByText('+10%')).toBeVisible();
    expect(figures.getByText('vs. Sep')).toBeVisible();
    expect(figures.getByText('−5%')).toBeVisible();
    expect(figures.getByText('vs. Oct 2025')).toBeVisible();
  });

  it('is shown without its figures when they cannot be added up', async () => {
    api.on('GET /reports/:kind/figures', refuse(503, 'UNAVAILABLE', 'The database is busy.'));
    open();
    await cell('Yelp');
    expect(await screen.findByText(/^The figures of these days are missing/)).toBeVisible();
  });

  it('is of other days by one click, and says so in the address', async () => {
    const { user, router } = open(`?start=2026-09-01&end=2026-09-30&branch=${DENVER}`);
    await cell('Yelp');
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(router.state.location.search).toBe(`${OCTOBER}&branch=${DENVER}`);
    await waitFor(() => expect(asked()).toMatchObject({ start: '2026-10-01' }));
    expect(screen.getByRole('button', { name: 'Last month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is what its address says [R-REPORT-1]', async () => {
    open(`${OCTOBER}&branch=${DENVER}`);
    await cell('Yelp');
    expect(asked()).toMatchObject({ branchId: DENVER });
  });

  it('says the server’s error in the form, and clears the table [R-REPORT-6]', async () => {
    const { user } = open(OCTOBER);
    await cell('Yelp');
    api.on('GET /reports/:kind', refuse(404, 'NOT_FOUND', 'Branch not found'));
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('Branch not found')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  });

  itAtNight('refuses days that are backwards before it asks', async () => {
    const { user } = open();
    await cell('Yelp');
    const end = screen.getByLabelText(/End date/);
    await user.clear(end);
    await user.type(end, '09/30/2026');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(
      await screen.findByText('The end date should not be before the start date'),
    ).toBeVisible();
    expect(api.callsOf('GET /reports/marketing')).toHaveLength(1);
    // The figures of other days would pass for the answer.
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByText(/^Total/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
  });

  it('says that a day is missing, not how one is written', async () => {
    const { user } = open();
    await cell('Yelp');
    await user.clear(screen.getByLabelText(/Start date/));
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText(REQUIRED_MESSAGE)).toBeVisible();
  });

  it('offers to queue what is too long, and shows how far it is', async () => {
    api
      .on('GET /reports/:kind', refuse(422, 'REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE))
      .on<QueuedReportView>('POST /reports/:kind', () => {
        api.on<ReportView[]>('GET /reports', [QUEUED]);
        return { reportId: QUEUED._id };
      });
    const { user } = open('?start=2020-01-01&end=2026-10-31');
    await user.click(await screen.findByRole('button', { name: 'Queue it' }));
    expect(await screen.findByText('The report is being written')).toBeVisible();
    expect(screen.queryByText(REPORT_ERRORS.REPORT_TOO_LARGE)).toBeNull();
    const item = within(await screen.findByRole('listitem', { name: /Marketing Report/ }));
    expect(item.getByText('40%')).toBeVisible();
    expect(item.getByText(/200,000 rows/)).toBeVisible();
    expect(api.callsOf('POST /reports/marketing')[0]?.body).toEqual({
      ...{ start: '2020-01-01', end: '2026-10-31', branchId: 'all' },
    });
  });

  describe('that was queued', () => {
    const queueOne = async () => {
      let list = [{ ...QUEUED, state: 'queued' } as ReportView];
      api
        .on('GET /reports/:kind', refuse(422, 'REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE))
        .on<QueuedReportView>('POST /reports/:kind', () => {
          api.on<ReportView[]>('GET /reports', () => list);
          return { reportId: QUEUED._id };
        })
        .on<ReportView>('DELETE /reports/:id', () => {
          list = list.map((one) => ({ ...one, state: 'cancelled' }));
          return list[0]!;
        });
      const page = open('?start=2020-01-01&end=2026-10-31');
      await page.user.click(await screen.findByRole('button', { name: 'Queue it' }));
      expect(await screen.findByText('The report is queued')).toBeVisible();
      const becomes = (...reports: ReportView[]) => {
        list = reports;
        page.dispatch(baseApi.util.invalidateTags(['Report']));
      };
      return { ...page, becomes };
    };

    it('says how far it is, and when it is ready [R-REPORT-5]', async () => {
      const { becomes } = await queueOne();
      becomes(QUEUED);
      expect(await screen.findByText('The report is being written')).toBeVisible();
      becomes({ ...QUEUED, state: 'done' });
      expect(await screen.findByText('The report is ready')).toBeVisible();
      expect(screen.queryByText('The report is queued')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Queue it' })).toBeNull();
    });

    it('says while nobody can be asked that its state is not known, and asks again [R-REPORT-5]', async () => {
      const { user, becomes } = await queueOne();
      api.on('GET /reports', refuse(503, 'SERVICE_UNAVAILABLE', 'Later'));
      becomes();
      const words = 'We don’t know at the moment how far the report is';
      const message = (await screen.findByText(words)).parentElement!;
      expect(screen.queryByText('The report is queued')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Queue it' })).toBeNull();
      api.on<ReportView[]>('GET /reports', [QUEUED]);
      await user.click(within(message).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('The report is being written')).toBeVisible();
    });

    it('can be queued again once it is canceled, and nothing says that it is queued [R-REPORT-5]', async () => {
      const { user } = await queueOne();
      await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
      expect(await screen.findByRole('button', { name: 'Queue it' })).toBeVisible();
      expect(screen.queryByText('The report is queued')).toBeNull();
    });

    it('can be queued again where it was removed before anyone read of it', async () => {
      api
        .on('GET /reports/:kind', refuse(422, 'REPORT_TOO_LARGE', REPORT_ERRORS.REPORT_TOO_LARGE))
        .on<ReportView[]>('GET /reports', [])
        .on<QueuedReportView>('POST /reports/:kind', { reportId: QUEUED._id });
      const { user } = open('?start=2020-01-01&end=2026-10-31');
      await user.click(await screen.findByRole('button', { name: 'Queue it' }));
      await waitFor(() => expect(api.callsOf('GET /reports')).toHaveLength(2));
      expect(await screen.findByRole('button', { name: 'Queue it' })).toBeVisible();
      expect(screen.queryByText('The report is queued')).toBeNull();
    });

    it('can be queued again once it failed or is removed', async () => {
      const { becomes } = await queueOne();
      becomes({ ...QUEUED, state: 'failed', error: 'The disk is full.' });
      expect(await screen.findByText('The report failed')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Queue it' })).toBeVisible();
      becomes();
      await waitFor(() => expect(screen.queryByText('The report failed')).toBeNull());
      expect(screen.getByRole('button', { name: 'Queue it' })).toBeVisible();
    });
  });

  it('cancels a report that is under way, and removes one that is done', async () => {
    const done: ReportView = { ...QUEUED, state: 'done', progress: 100, bytes: 12_345_678 };
    const lists = [[QUEUED], [done], []];
    api
      .on<ReportView[]>('GET /reports', () => lists[0] ?? [])
      .on<ReportView>('DELETE /reports/:id', () => {
        lists.shift();
        return { ...QUEUED, state: 'cancelled' };
      });
    const { user } = renderApp(<MovesReportPage />, { roles: ['admin'] });
    await user.click(await screen.findByRole('button', { name: /^Cancel/ }));
    expect(await screen.findByText(/12\.3 MB/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(api.callsOf('DELETE /reports/:id')).toHaveLength(2);
  });
});
