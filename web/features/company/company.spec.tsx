import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PALE_MESSAGE } from '#modules/company/contract/company-terms.js';
import type { CompanyView } from '#modules/company/contract/company.view.js';
import { FakeApi, refuse, renderApp } from '../../testing';
import CompanyPage from './company-page';

const COMPANY: CompanyView = { name: 'Prairie Movers', phone: '', color: '#8a2b06', logo: null };
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on<CompanyView>('GET /company', COMPANY)
    .on<CompanyView>('PUT /company', ({ body }) => ({ ...COMPANY, ...(body as CompanyView) }));
});
afterEach(() => {
  api.restore();
});

const open = () => renderApp(<CompanyPage />, { at: '/emma/admin/company', roles: ['admin'] });
const box = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await box(label), { target: { value } });

describe('the page of the company', () => {
  it('saves name, phone and color, and shows how an email begins [R-COMPANY-1]', async () => {
    open();
    await fill(/^Name/, 'Prairie & Sons');
    await fill(/^Phone/, '405 555 0140');
    const letter = screen.getByRole('figure');
    expect(letter).toHaveTextContent('Prairie & Sons');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Company saved')).toBeInTheDocument();
    expect(api.callsOf('PUT /company').map(({ body }) => body)).toEqual([
      { name: 'Prairie & Sons', phone: '4055550140', color: '#8a2b06' },
    ]);
  });

  it('shows a phone in its usual form, and stores it as it was', async () => {
    api.on<CompanyView>('GET /company', { ...COMPANY, phone: '405.555.0140' });
    open();
    expect(await box(/^Phone/)).toHaveValue('(405) 555-0140');
    expect(await box(/^Phone/)).toHaveAccessibleDescription('For visitors of the web site');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fill(/^Name/, 'Prairie & Sons');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsOf('PUT /company')).toHaveLength(1));
    expect(api.callsOf('PUT /company')[0]?.body).toMatchObject({ phone: '405.555.0140' });
  });

  it('takes no phone that nobody can call', async () => {
    open();
    await fill(/^Phone/, 'abc');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Enter a phone number that customers can call/)).toBeVisible();
    await fill(/^Phone/, '12');
    fireEvent.blur(await box(/^Phone/));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Enter a phone number that customers can call/)).toBeVisible();
    expect(screen.queryByText(/^A phone number has 10 digits/)).toBeNull();
    expect(api.callsOf('PUT /company')).toHaveLength(0);
  });

  it('takes no color on which white words are hard to read, and offers none [R-COMPANY-1]', async () => {
    open();
    await fill(/^Color/, '#ffd700');
    const offered = within(screen.getByRole('group', { name: 'Palette' })).getAllByRole('button');
    const names = offered.map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(expect.arrayContaining(['Navy', 'Brown', 'Black']));
    for (const pale of ['Amber', 'Yellow', 'White', 'Pink']) expect(names).not.toContain(pale);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(PALE_MESSAGE)).toBeInTheDocument();
    expect(api.callsOf('PUT /company').map(({ body }) => body)).toEqual([]);
  });

  it('stores a logo as soon as it is chosen, and says what was wrong with it [R-COMPANY-1]', async () => {
    api.on('PUT /company/logo', refuse(400, 'PICTURE_INVALID', 'The picture is torn.'));
    open();
    const file = await screen.findByLabelText('Logo file');
    fireEvent.change(file, {
      target: { files: [new File(['x'], 'l.png', { type: 'image/png' })] },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture is torn.');
    api.on('GET /company', { ...COMPANY, logo: '/api/v3/company/logo/1' });
    api.on('PUT /company/logo', { ...COMPANY, logo: '/api/v3/company/logo/1' });
    fireEvent.change(file, {
      target: { files: [new File(['y'], 'l.png', { type: 'image/png' })] },
    });
    expect(await screen.findByAltText('The logo')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('The picture is torn.')).not.toBeInTheDocument());
  });
});
