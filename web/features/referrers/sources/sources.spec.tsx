import { act, screen, waitFor, within } from '@testing-library/react';
import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import { FakeApi, refuse, renderApp } from '../../../testing';
import SourcesPage from './sources-page';

const SITE = { _id: '65f0000000000000000000a1', name: 'Web site', active: true };
const YELP = { _id: '65f0000000000000000000a2', name: 'Yelp', active: true };
const RADIO = { _id: '65f0000000000000000000a3', name: 'Radio', active: false };
let api: FakeApi;
let stored: MarketingSourceView[];
beforeEach(() => {
  stored = [RADIO, SITE, YELP];
  api = new FakeApi()
    .on<MarketingSourceView[]>('GET /referrer', () => stored)
    .on<MarketingSourceView[]>('PUT /referrer', ({ body }) => {
      stored = (body as MarketingSourceView[]).map((source) => ({
        ...source,
        _id: source._id ?? '65f0000000000000000000af',
      }));
      return stored;
    });
});
afterEach(() => {
  api.restore();
});

const open = () =>
  renderApp(<SourcesPage />, {
    at: '/emma/admin/marketing',
    path: '/emma/admin/marketing',
    roles: ['admin'],
    routes: [{ path: '/emma', element: <p>Elsewhere</p> }],
  });
const edit = (name: string) => screen.findByRole('button', { name: `Edit ${name}` });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const lastSent = () => api.callsOf('PUT /referrer').at(-1)?.body;

describe('referral sources', () => {
  it('lists the active ones, and all when asked [R-SOURCE-1]', async () => {
    const { user } = open();
    await edit('Yelp');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Name', 'Active', 'Action']);
    expect(names()).toEqual(['Web site', 'Yelp']);
    await user.click(screen.getByRole('checkbox', { name: 'Active only' }));
    expect(names()).toEqual(['Radio', 'Web site', 'Yelp']);
    expect(api.callsOf('GET /referrer')[0]?.query.get('all')).toBe('true');
  });

  it('edits one in its row, sends the whole list, and takes it back [R-SOURCE-2]', async () => {
    const { user } = open();
    await user.click(await edit('Yelp'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' ads');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await edit('Yelp ads')).toBeInTheDocument();
    expect(lastSent()).toEqual([RADIO, SITE, { ...YELP, name: 'Yelp ads' }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastSent()).toEqual([RADIO, SITE, YELP]));
  });

  it('changes the list as it is now, not as it was when the page was opened', async () => {
    const { user } = open();
    await user.click(await edit('Yelp'));
    const flyer = { _id: '65f0000000000000000000a4', name: 'Flyer', active: true };
    stored = [...stored, flyer];
    await user.click(screen.getByRole('checkbox', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()).toEqual([RADIO, SITE, { ...YELP, active: false }, flyer]),
    );
  });

  it('adds one, and says what is wrong with its name [R-SOURCE-2]', async () => {
    const { user } = open();
    await edit('Yelp');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const box = screen.getByRole('textbox', { name: 'Name' });
    await user.type(box, 'yelp');
    await user.click(screen.getAllByRole('button', { name: 'Add' }).at(-1)!);
    expect(await screen.findByText('This name is in the list twice')).toBeInTheDocument();
    await user.clear(box);
    await user.tab();
    expect(api.callsOf('PUT /referrer')).toEqual([]);
    await user.type(box, 'Flyer');
    await user.click(screen.getAllByRole('button', { name: 'Add' }).at(-1)!);
    await waitFor(() =>
      expect(lastSent()).toEqual([RADIO, SITE, YELP, { name: 'Flyer', active: true }]),
    );
  });

  it('shows what the server says against it', async () => {
    api.on(
      'PUT /referrer',
      refuse(400, 'VALIDATION_FAILED', 'Please fix the highlighted validation errors!', {
        errors: [{ path: '2.name', message: 'No' }],
      }),
    );
    const { user } = open();
    await user.click(await edit('Yelp'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No')).toBeInTheDocument();
  });

  it('keeps the name of the web site, and what is typed until Escape', async () => {
    const { user } = open();
    await user.click(await edit('Web site'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await edit('Yelp'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!{Escape}');
    expect(names()).toEqual(['Web site', 'Yelp']);
  });

  it('names the unsaved one to who leaves', async () => {
    const { user, router } = open();
    await user.click(await edit('Yelp'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    act(() => void router.navigate('/emma'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('The source “Yelp!” is not saved.');
  });

  it('says that they could not be had [R-SOURCE-3]', async () => {
    api.on('GET /referrer', refuse(500, 'SYSTEM_ERROR', 'x'));
    open();
    expect(await screen.findByText('An error occurred retrieving referrers.')).toBeInTheDocument();
  });
});
