import { screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../../../shared/auth';
import { MARIA, tokenFor, type FakeApi } from '../../../testing';
import { givenGate } from '../given-gate.fixture';
import { givenComposerApi, openComposer } from './given-composer.fixture';
import { booked, QUOTE } from './given-letter.fixture';
import { letterFrom } from './letter';
import { keepLetter } from './letter-draft';
import { itAtNight } from '../../../../test/support/thorough';

let api: FakeApi;
beforeEach(() => {
  api = givenComposerApi();
});
afterEach(() => {
  jest.restoreAllMocks();
  api.restore();
});

describe('while the customer’s page shows more than is saved', () => {
  const unsaved = () => ({ changes: ['Est Hours'], locked: [] });
  /** What a reload leaves of an email that was filled in and edited. */
  const givenWritten = (): void => {
    startSession(tokenFor(['sales']));
    const html = '<html><body><p>Hello Maria, by hand</p></body></html>';
    const rendered = { html, preview: '', subject: 'Quote' };
    const letter = letterFrom({ _id: QUOTE, template: 'rfq' }, rendered, '7');
    const envelope = { recipient: 'maria@example.com', recipientcc: '', subject: 'Quote' };
    keepLetter(MARIA, envelope, letter, '<p>Hello Maria, by hand</p>');
  };

  it('fills in a template once that is saved, and nothing before', async () => {
    const save = jest.fn(() => Promise.resolve(true));
    const { user, choose } = openComposer({ gate: givenGate({ unsaved, save }) });
    await choose('Quote');
    const asked = await screen.findByRole('dialog', { name: 'Not saved yet' });
    expect(asked).toHaveTextContent('An email from a template describes the move as last saved.');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not saved yet' })).toBeNull());
    expect(api.callsOf('GET /mailer/customerdata/:id')).toHaveLength(0);
    await choose('Quote');
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Hello Maria, Quote')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('steps out of the page’s way with what was written when it can’t be saved', async () => {
    const save = () => Promise.resolve(false);
    givenWritten();
    const { user, onClose, unmount } = openComposer({ gate: givenGate({ unsaved, save }) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf('POST /mailer/send')).toHaveLength(0);
    unmount();
    openComposer();
    expect(await screen.findByText('Hello Maria, by hand')).toBeVisible();
  });

  itAtNight('says when the customer was changed since it was filled in', async () => {
    givenWritten();
    const { user, onClose } = openComposer({
      customer: { ...booked(), nounce: '8' },
      gate: givenGate({ version: () => '8' }),
    });
    expect(
      await screen.findByText('The customer has changed since this email was filled in.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('dialog', { name: 'Send email' });
    expect(question).toHaveTextContent(
      /^.*The customer has changed since this email was filled in\./,
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Fill in again' }));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(screen.queryByText(/^The customer was changed/)).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });
});
