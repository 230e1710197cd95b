import { screen, waitFor, within } from '@testing-library/react';
import type { EmailTemplateRow } from '#modules/mail/contract/mail.view.js';
import {
  DANA,
  FakeApi,
  givenBranch,
  givenEmployee,
  OKLAHOMA,
  refuse,
  renderApp,
} from '../../../testing';
import { lineRange } from './mjml-editor';
import TemplateListPage from './template-list-page';
import TemplatePage, { NewTemplatePage } from './template-page';
import { itAtNight } from '../../../../test/support/thorough';

const QUOTE = '1'.repeat(24);
const ANN = '2'.repeat(24);
const row = (change: Partial<EmailTemplateRow> = {}): EmailTemplateRow => ({
  ...{ _id: QUOTE, name: 'Quote', subject: 'For {{firstName}}', preview: '', regionId: null },
  ...change,
});
const MJML = '<mjml>\n<mj-body>\n</mj-body>\n</mjml>';
const quote = { ...row(), template: 'rfq', mjml: MJML, html: '<p>Hi</p>', version: 1 };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /branch', [givenBranch()])
    .on('GET /mailer/template', [row(), row({ _id: '3'.repeat(24), regionId: OKLAHOMA })])
    .on('GET /mailer/template/:id', quote)
    .on('POST /mailer/template/preview', { html: '<p>Hello {{firstName}}</p>' });
});
afterEach(() => {
  sessionStorage.clear();
  api.restore();
});

const routes = [{ path: '/emma/admin/template/:id', element: <p>One template</p> }];
const open = () =>
  renderApp(<TemplatePage />, {
    at: `/emma/admin/template/${QUOTE}`,
    path: '/emma/admin/template/:id',
    roles: ['admin'],
  });
const source = () => screen.findByRole('textbox', { name: 'MJML source' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the list of templates', () => {
  it('names the branch of each, and shows those that a branch has', async () => {
    const path = '/emma/admin/template';
    const { user } = renderApp(<TemplateListPage />, { at: path, path, roles: ['admin'], routes });
    expect(await screen.findByText('Every branch')).toBeVisible();
    expect(await screen.findByText('Oklahoma City')).toBeVisible();
    expect(screen.getAllByText('Quote')[0]).toHaveAttribute('href', `${path}/${QUOTE}`);
    await user.click(screen.getByRole('combobox', { name: 'Templates of' }));
    await user.click(await screen.findByRole('option', { name: 'For Oklahoma City' }));
    await waitFor(() =>
      expect(api.callsOf('GET /mailer/template').at(-1)?.query.get('regionId')).toBe(OKLAHOMA),
    );
  });
});

describe('a template', () => {
  it('shows how it looks, for a customer too', async () => {
    api
      .on('GET /customer', {
        customers: [{ _id: ANN, firstName: 'Ann', lastName: 'Hill', branch: { name: 'OKC' } }],
        total: 1,
      })
      .on('GET /mailer/customerdata/:id', { firstName: 'Ann' });
    const { user } = open();
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByTitle('How the email looks')).toHaveAttribute(
      'sandbox',
      'allow-popups',
    );
    expect(preview.getByText('For {{firstName}}')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Preview for' }), 'ann');
    await user.click(await screen.findByRole('option', { name: 'Ann Hill · OKC' }));
    expect(await preview.findByText('For Ann')).toBeVisible();
    await waitFor(() =>
      expect(api.callsOf('POST /mailer/template/preview').at(-1)?.body).toEqual({
        mjml: MJML,
        customerId: ANN,
      }),
    );
  });

  it('says at its line what does not compile, and leads there', async () => {
    const errors = [{ path: 'mjml', message: 'Line 3: </mj-body> closes nothing' }];
    const words = 'Please fix the highlighted validation errors!';
    api.on('POST /mailer/template/preview', refuse(400, 'VALIDATION_FAILED', words, { errors }));
    const { user } = open();
    const fault = await screen.findByRole('button', { name: /Line 3: <\/mj-body> closes nothing/ });
    expect(screen.getByText('</mj-body> closes nothing').parentElement).toHaveTextContent(/^3/);
    expect(await source()).toBeInvalid();
    await user.click(fault);
    const { start, end } = lineRange(MJML, 3);
    const area = (await source()) as HTMLTextAreaElement;
    expect([area.selectionStart, area.selectionEnd]).toEqual([start, end]);
    expect(MJML.slice(start, end)).toBe('</mj-body>');
  });

  it('is saved as a whole', async () => {
    api.on('PUT /mailer/template/:id', { ...quote, preview: 'Soon' });
    const { user } = open();
    await source();
    expect(save()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Preview text' }), 'Soon');
    await user.click(save());
    expect(await screen.findByText('Template updated successfully')).toBeVisible();
    expect(api.callsOf('PUT /mailer/template/:id')[0]?.body).toEqual({
      ...{ name: 'Quote', template: 'rfq', subject: 'For {{firstName}}', preview: 'Soon' },
      ...{ regionId: null, mjml: MJML, expectedVersion: 1 },
    });
  });

  it('puts the focus on the subject that the server refused', async () => {
    const errors = [{ path: 'subject', message: 'A merge field is not closed' }];
    api.on('PUT /mailer/template/:id', refuse(400, 'VALIDATION_FAILED', 'No.', { errors }));
    const { user } = open();
    await source();
    const subject = screen.getByRole('textbox', { name: 'Subject' });
    await user.type(subject, ' {{{{x');
    await user.click(save());
    expect(await screen.findByText('A merge field is not closed')).toBeVisible();
    await waitFor(() => expect(subject).toHaveFocus());
  });

  it('says what somebody else changed since, and keeps what was typed [R-MAIL-17]', async () => {
    const theirs = { ...quote, subject: 'Your quote', mjml: `${MJML}\n`, version: 2 };
    const more = { changedBy: DANA, changed: '2026-11-21T20:15:00Z', template: theirs };
    const stale = refuse(409, 'STALE_VERSION', 'Someone else changed this.', more);
    api.on('PUT /mailer/template/:id', stale).on('GET /employee', [givenEmployee()]);
    const { user } = open();
    await source();
    await user.type(screen.getByRole('textbox', { name: 'Preview text' }), 'Soon');
    api.on('GET /mailer/template/:id', theirs);
    await user.click(save());
    const told =
      /Dana R. changed this on .*Subject: For \{\{firstName\}\} → Your quote; MJML\. What/;
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your quote');
    const stored = { ...theirs, preview: 'Soon', version: 3 };
    api.on('PUT /mailer/template/:id', stored).on('GET /mailer/template/:id', stored);
    await user.click(save());
    expect(await screen.findByText('Template updated successfully')).toBeVisible();
    expect(api.callsOf('PUT /mailer/template/:id')[1]?.body).toMatchObject({
      ...{ subject: 'Your quote', preview: 'Soon', expectedVersion: 2 },
    });
  });

  itAtNight('is made from nothing, and then has its own page', async () => {
    api.on('POST /mailer/template', quote);
    const path = '/emma/admin/template/new';
    const { user, router } = renderApp(<NewTemplatePage />, {
      ...{ at: path, path, roles: ['admin'], routes },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Quote');
    await user.click(save());
    expect(await screen.findByText('This field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Hi');
    await user.click(screen.getByRole('combobox', { name: 'Branch' }));
    await user.click(await screen.findByRole('option', { name: 'Oklahoma City' }));
    await user.click(save());
    expect(await screen.findByText('One template')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/emma/admin/template/${QUOTE}`);
    expect(api.callsOf('POST /mailer/template')[0]?.body).toMatchObject({
      name: 'Quote',
      template: 'other',
      regionId: OKLAHOMA,
    });
  });
});
