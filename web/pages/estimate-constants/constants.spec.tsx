import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConstantsPreviewRow, ConstantsView } from '#modules/moves/contract/constants.view.js';
import { DEFAULT_CONSTANTS } from '#modules/moves/contract/estimating.js';
import { FakeApi, refuse, renderApp } from '../../testing';
import { doubtEveryNumber } from '../../testing/number-fields';
import ConstantsPage from './constants-page';
import { itAtNight } from '../../../test/support/thorough';

const CURRENT: ConstantsView = { ...DEFAULT_CONSTANTS, version: 2, effectiveFrom: '2026-11-10' };
const FIRST: ConstantsView = { ...DEFAULT_CONSTANTS, stairsCoefficient: 0.2 };
const { version: _version, effectiveFrom: _from, ...FIGURES } = CURRENT;
const PREVIEW: ConstantsPreviewRow[] = [
  { label: 'Studio', before: 2.33, after: 2.65 },
  { label: 'House of 1,600 sq ft', before: 7.92, after: 7.5 },
  { label: '1-bedroom apartment', before: 3.24, after: 3.24 },
];
let api: FakeApi;
// Asking each of many elements whether it is visible takes seconds.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));
beforeEach(() => {
  api = new FakeApi()
    .on<ConstantsView>('GET /booking/currentconstants', CURRENT)
    .on<ConstantsView[]>('GET /booking/constants', [CURRENT, FIRST])
    .on<ConstantsPreviewRow[]>('POST /booking/constants/preview', PREVIEW)
    .on<ConstantsView>('PUT /booking/currentconstants', { ...CURRENT, version: 3 });
});
afterEach(() => {
  api.restore();
});

const open = () =>
  renderApp(<ConstantsPage />, {
    at: '/emma/admin/constants',
    path: '/emma/admin/constants',
    roles: ['admin'],
  });
const box = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const fill = async (name: string, value: string) => {
  const input = await box(name);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const button = (name: string) => screen.getByRole('button', { name });
const lastOf = (route: string) => api.callsOf(route).at(-1)?.body;

describe('the page of the estimate constants', () => {
  it('shows the figures in force, the versions, and what they make of typical moves', async () => {
    open();
    expect(await box('Stairs')).toHaveValue('0.12');
    expect(await box('House and town-home, row 2, up to sq ft')).toHaveValue('1200');
    const [second] = await screen.findAllByRole('listitem');
    expect(second).toHaveTextContent('Version 2 from 11/10/2026in force');
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MoveIn forceNewDifference',
      'Studio2.33 h2.65 h+0.32 h',
      'House of 1,600 sq ft7.92 h7.5 h−0.42 h',
      '1-bedroom apartment3.24 h3.24 h–',
    ]);
  });

  it('tries what is typed on typical moves before it makes a new version', async () => {
    const { user } = open();
    await fill('Stairs', '0.3');
    await waitFor(() =>
      expect(lastOf('POST /booking/constants/preview')).toEqual({
        ...FIGURES,
        stairsCoefficient: 0.3,
      }),
    );
    await user.click(button('Save'));
    expect(await screen.findByText('Version 3 saved')).toBeInTheDocument();
    expect(lastOf('PUT /booking/currentconstants')).toEqual({ ...FIGURES, stairsCoefficient: 0.3 });
    await user.click(button('Undo'));
    await waitFor(() => expect(lastOf('PUT /booking/currentconstants')).toEqual(FIGURES));
  });

  it('says when the typical moves could not be had, and tries again', async () => {
    const preview = 'POST /booking/constants/preview';
    api.on(preview, refuse(503, 'SERVICE_UNAVAILABLE', 'x'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We encountered a system error');
    api.on<ConstantsPreviewRow[]>(preview, [{ label: 'Studio', before: 2.33, after: 2.65 }]);
    await user.click(button('Try again'));
    expect(await screen.findByText('Studio')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  itAtNight('says at the field what cannot be', async () => {
    const { user } = open();
    await fill('House and town-home, row 2, minutes', '90');
    expect(await screen.findByText('A larger size cannot take less time')).toBeInTheDocument();
    expect(
      await screen.findByText('Correct the marked figures to see the difference.'),
    ).toBeVisible();
    await fill('House and town-home, row 2, minutes', '150');
    await fill('Apartment and condo, row 2, bedrooms', '0');
    expect(
      await screen.findByText('Each row must be larger than the one before'),
    ).toBeInTheDocument();
    await user.click(button('Save'));
    await waitFor(async () =>
      expect(await box('Apartment and condo, row 2, bedrooms')).toHaveFocus(),
    );
    expect(api.callsOf('PUT /booking/currentconstants')).toEqual([]);
  });

  it('adds a row before the open end, and removes one', async () => {
    const { user } = open();
    const table = await screen.findByRole('group', { name: 'Pod and rental truck' });
    await user.click(within(table).getByRole('button', { name: 'Add a row' }));
    await fill('Pod and rental truck, row 5, up to ft', '24');
    await fill('Pod and rental truck, row 5, minutes', '180');
    await user.click(button('Remove row 1 of Pod and rental truck'));
    await user.click(button('Save'));
    await waitFor(() =>
      expect(lastOf('PUT /booking/currentconstants')).toMatchObject({
        portableValues: [
          { upTo: 12, minutes: 95 },
          { upTo: 16, minutes: 120 },
          { upTo: 20, minutes: 150 },
          { upTo: 24, minutes: 180 },
          { upTo: null, minutes: 215 },
        ],
      }),
    );
  });

  it('takes over the figures of an older version', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /figures of version 1/ }));
    expect(await box('Stairs')).toHaveValue('0.2');
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
  });

  it('says why it was refused, and that it could not be had', async () => {
    api.on('PUT /booking/currentconstants', refuse(409, 'CONFLICT', 'Not now'));
    const { user, unmount } = open();
    await fill('Stairs', '0.3');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    unmount();
    sessionStorage.clear();
    api.on('GET /booking/constants', refuse(500, 'SYSTEM_ERROR', 'x'));
    open();
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
  });
});

itAtNight(
  'keeps in each of its fields what is not a number, marks it, and saves nothing',
  async () => {
    open();
    await box('Stairs');
    expect(await doubtEveryNumber(['1,25'])).toBeGreaterThan(30);
    await fill('Stairs', '0,12');
    fireEvent.submit(document.querySelector('form')!);
    await waitFor(() => expect(document.activeElement).toHaveValue('0,12'));
    expect(api.callsOf('PUT /booking/currentconstants')).toHaveLength(0);
  },
);
