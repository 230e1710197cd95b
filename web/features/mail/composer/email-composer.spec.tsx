import { act, screen, waitFor, within } from '@testing-library/react';
import type { EmailStatus } from '#modules/mail/contract/mail.view.js';
import { baseApi } from '../../../shared/api';
import { live } from '../../../shared/realtime';
import { onFinalAct } from '../../../shared/store';
import {
  givenActivity,
  givenCustomerWith,
  givenOperation,
  MARIA,
  refuse,
  type FakeApi,
} from '../../../testing';
import { EMAIL, givenComposerApi, openComposer } from './given-composer.fixture';
import { booked, QUOTE, row, template, TRUCK } from './given-letter.fixture';

let api: FakeApi;
beforeEach(() => {
  api = givenComposerApi();
});
afterEach(() => {
  jest.restoreAllMocks();
  api.restore();
});

it('opens ready with its question in sight, and is sent by one click [R-CUST-34]', async () => {
  const { user, onClose } = openComposer({ kind: 'rfq', isReady: true });
  expect(await screen.findByText('Hello Maria, Quote')).toBeVisible();
  expect(screen.getByText('Are you sure you are ready to send this email?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.callsOf('POST /mailer/send')[0]?.body).toMatchObject({ template: 'rfq' });
});

it('cannot be sent before it is filled in, also where the list is read again in vain', async () => {
  const answers: (() => void)[] = [];
  const held = (value: object) => () =>
    new Promise<object>((give) => answers.push(() => give(value)));
  api.on('GET /mailer/template', held([row(QUOTE, 'Quote')]));
  api.on('GET /mailer/customerdata/:id', held({ firstName: 'Maria' }));
  const { dispatch } = openComposer({ kind: 'rfq' });
  const send = await screen.findByRole('button', { name: 'Send' });
  expect(send).toBeDisabled();
  answers.shift()?.();
  await waitFor(() => expect(answers).toHaveLength(1));
  api.on('GET /mailer/template', refuse(503, 'UNAVAILABLE', 'Down.'));
  act(() => void dispatch(baseApi.internalActions.onOnline()));
  expect(await screen.findByText('The templates could not be loaded.')).toBeVisible();
  expect(send).toBeDisabled();
  answers.shift()?.();
  await waitFor(() => expect(send).toBeEnabled());
  expect(screen.getByText('Hello Maria, Quote')).toBeVisible();
});

describe('writing', () => {
  it('renders the template in the browser, with the customer’s data [R-MAIL-1]', async () => {
    const { box, choose } = openComposer();
    expect(box(/^To/)).toHaveValue(booked().email);
    await choose('Quote');
    expect(await screen.findByText('Hello Maria, Quote')).toBeVisible();
    expect(box(/^Subject/)).toHaveValue('Quote for Maria');
    expect(api.callsOf('GET /mailer/template')[0]?.query.get('regionId')).toBe(booked().branchId);
  });

  it('says so when a template can’t be rendered [R-MAIL-7]', async () => {
    api.on(`GET /mailer/template/${QUOTE}`, {
      ...template(QUOTE, 'Quote', 'rfq'),
      html: '{{#stops}}',
    });
    const { choose } = openComposer();
    await choose('Quote');
    expect(
      await screen.findByText(/^An error occurred rendering this email: Unclosed section/),
    ).toBeVisible();
  });

  it('begins with the confirmation where that was asked for', async () => {
    openComposer({ kind: 'confirmation' });
    expect(await screen.findByText('Hello Maria, Confirmation')).toBeVisible();
  });

  it('asks for a recipient, a subject and something to read', async () => {
    const { user, box } = openComposer();
    await user.clear(box(/^To/));
    await user.type(box('Cc'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This field should be a valid email')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await user.type(box(/^To/), 'maria@example.com');
    await user.clear(box('Cc'));
    await user.type(box(/^Subject/), 'Hi');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const form = within(screen.getByRole('dialog', { name: /^Email to/ }));
    expect(await form.findByRole('alert')).toHaveTextContent('This field is required');
    expect(api.callsOf('POST /mailer/send')).toHaveLength(0);
  });
});

describe('sending', () => {
  it('asks, sends what is on the paper and says that it is sent [R-MAIL-6]', async () => {
    const { choose, send, onClose } = openComposer();
    await choose('Quote');
    await screen.findByText('Hello Maria, Quote');
    await send();
    expect(await screen.findByText('Email successfully sent!!')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
    const [call] = api.callsOf('POST /mailer/send');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{24}$/);
    expect(call?.body).toEqual({
      customerId: MARIA,
      recipient: booked().email,
      recipientcc: '',
      subject: 'Quote for Maria',
      template: 'rfq',
      html: expect.stringContaining(
        '<table><tbody><tr><td><div>Hello Maria, Quote</div></td></tr></tbody></table>',
      ),
    });
  });

  it('is nothing that Undo takes back [R-BOARD-57]', async () => {
    const done = jest.fn();
    const stop = onFinalAct(done);
    const { choose, send } = openComposer();
    await choose('Quote');
    await screen.findByText('Hello Maria, Quote');
    await send();
    await screen.findByText('Email successfully sent!!');
    const why = "The email to Gomez can't be taken back.";
    expect(done.mock.calls).toEqual([[{ name: 'Email to Gomez', why }]]);
    stop();
  });

  it('sends nothing when the person is not ready [R-MAIL-6]', async () => {
    const { user, choose, onClose } = openComposer();
    await choose('Quote');
    await screen.findByText('Hello Maria, Quote');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('dialog', { name: 'Send email' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(api.callsOf('POST /mailer/send')).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    [[givenOperation()], 'uncommitted', 'Not all operations have truck assignments!'],
    [[givenOperation({ truck: TRUCK })], 'partial', 'Move is not confirmed'],
  ] as const)('holds a confirmation back while it is %#', async (operations, state, words) => {
    const customer = givenCustomerWith(givenActivity({ state, operations: [...operations] }));
    const { user, alerted } = openComposer({ customer, kind: 'confirmation' });
    await screen.findByText('Hello Maria, Confirmation');
    expect(screen.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await alerted()).toContain(words);
    expect(api.callsOf('POST /mailer/send')).toHaveLength(0);
  });

  it('shows the server’s refusal in an alert [R-MAIL-6]', async () => {
    api.on(
      'POST /mailer/send',
      refuse(422, 'NOT_ALL_TRUCKS_ASSIGNED', 'Not all operations have truck assignments!'),
    );
    const { choose, send, alerted } = openComposer();
    await choose('Confirmation');
    await screen.findByText('Hello Maria, Confirmation');
    await send();
    expect(await alerted()).toContain('Not all operations have truck assignments!');
  });

  it('follows one that is under way, and sends it again when it failed', async () => {
    let status: EmailStatus = 'sending';
    let tell: (revision: number) => void = () => undefined;
    jest.spyOn(live, 'watch').mockImplementation((_topic, { onGap }) => {
      tell = onGap;
      return () => undefined;
    });
    api
      .on('POST /mailer/send', { emailId: EMAIL, status: 'queued' })
      .on('GET /mailer/email/:id', () => ({
        status,
        attempts: 1,
        error: status === 'failed' ? 'Mailbox full' : null,
        sent: null,
      }))
      .on('POST /mailer/email/:id/retry', () => {
        status = 'queued';
        return { status, attempts: 1, error: null, sent: null };
      });
    const { user, choose, send, alerted } = openComposer();
    await choose('Quote');
    await screen.findByText('Hello Maria, Quote');
    await send();
    expect(await screen.findByText('Sending…')).toBeVisible();
    expect(live.watch).toHaveBeenCalledWith(`email:${EMAIL}`, expect.anything());

    status = 'failed';
    act(() => tell(1));
    expect(await alerted()).toContain('Mailbox full');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/^Waiting to be sent/)).toBeVisible();

    status = 'sent';
    act(() => tell(1));
    expect(await screen.findByText('Email successfully sent!!')).toBeVisible();
  });
});
