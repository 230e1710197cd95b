import { screen, waitFor } from '@testing-library/react';
import type { EmailTemplate } from '#modules/mail/contract/mail.view.js';
import type { ProposalView } from '#modules/mail/contract/proposal.view.js';
import { FakeApi, givenCustomer, refuse, renderApp, type Rendered } from '../../../testing';
import { blankLetter } from './letter';
import { ProposalSheet } from './proposal-sheet';

const PROPOSAL = 'GET /mailer/proposal';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

const open = (kind: EmailTemplate): Rendered =>
  renderApp(<ProposalSheet customer={givenCustomer()} letter={{ ...blankLetter(), kind }} />);

it('is shown below a quote of a branch in Texas, and not asked for with other emails [R-MAIL-12]', async () => {
  const html = '<p>This is a not-to-exceed proposal.</p>';
  api.on<ProposalView>(PROPOSAL, { required: true, html, missing: [] });
  open('followup');
  expect(api.callsOf(PROPOSAL)).toHaveLength(0);
  open('rfq');
  expect(screen.getByRole('status')).toHaveTextContent('Looking up what is added to this email…');
  const added = await screen.findByTitle('Written proposal');
  expect(added).toHaveAttribute('srcdoc', expect.stringContaining('not-to-exceed'));
});

it('is named by what it lacks [R-MAIL-12]', async () => {
  api.on<ProposalView>(PROPOSAL, { required: true, html: '', missing: ['registrationNumber'] });
  open('confirmation');
  expect(
    await screen.findByText(
      /^The proposal is incomplete: the registration number of the branch is missing\./,
    ),
  ).toBeVisible();
});

it('is asked for again where it could not be read', async () => {
  api.on(PROPOSAL, refuse(503, 'SERVICE_UNAVAILABLE', 'Not now'));
  const { user } = open('autoconfirm');
  await screen.findByText('What is added to this email could not be read.');
  api.on<ProposalView>(PROPOSAL, { required: false, html: '', missing: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/could not be read/)).toBeNull());
});
