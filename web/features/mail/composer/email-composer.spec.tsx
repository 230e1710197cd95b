import { act, screen, waitFor, within } from '@testing-library/react';
import type { EmailStatus } from '#modules/mail/contract/mail.view.js';
import { baseApi } from '../../../shared/api';
import { startSession } from '../../../shared/auth';
import { live } from '../../../shared/realtime';
import { onFinalAct } from '../../../shared/store';
import {
  FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  MARIA,
  refuse,
  renderApp,
  tokenFor,
} from '../../../testing';
import { givenGate } from '../given-gate.fixture';
import EmailComposer from './email-composer';
import { booked, CONFIRMATION, QUOTE, row, template, TRUCK } from './given-letter.fixture';
import { letterFrom } from './letter';
import { keepLetter } from './letter-draft';
import type { EmailComposerProps } from './use-composer';

const EMAIL = '3'.repeat(24);

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /mailer/template', [row(QUOTE, 'Quote'), row(CONFIRMATION, 'Confirmation')])
    .on(`GET /mailer/template/${QUOTE}`, template(QUOTE, 'Quote', 'rfq'))
    .on(
      `GET /mailer/template/${CONFIRMATION}`,
      template(CONFIRMATION, 'Confirmation', 'confirmation'),
    )
    .on('GET /mailer/customerdata/:id', { firstName: 'Maria' })
    .on('GET /mailer/proposal', { required: false, html: '', missing: [] })
    .on('POST /mailer/send', { emailId: EMAIL, status: 'sent' });
});
afterEach(() => {
  jest.restoreAllMocks();
  api.restore();
});

function open(options: Partial<EmailComposerProps> = {}) {
  const onClose = jest.fn();
  const view = renderApp(
    <EmailComposer customer={booked()} gate={givenGate()} onClose={onClose} {...options} />,
  );
  const { user } = view;
  const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const choose = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Template' })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const question = await screen.findByRole('dialog', { name: 'Send email' });
    expect(question).toHaveTextContent('Are you sure you are ready to send this email?');
    await user.click(within(question).getByRole('button', { name: 'Send' }));
  };
  /** The alert's words; it is read and closed. */
  const alerted = async () => {
    const alert = await screen.findByRole('dialog', { name: 'Email not sent' });
    const words = alert.textContent;
    await user.click(within(alert).getByRole('button', { name: 'Ok' }));
    return words;
  };
  return { ...view, onClose, box, choose, send, alerted };
}

it('opens ready with its question in sight, and is sent by one click [R-CUST-34]', async () => {
  const { user, onClose } = open({ kind: 'rfq', isReady: true });
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
  const { dispatch } = open({ kind: 'rfq' });
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
    const { box, choose } = open();
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
    const { choose } = open();
    await choose('Quote');
    expect(
      await screen.findByText(/^An error occurred rendering this email: Unclosed section/),
    ).toBeVisible();
  });

  it('begins with the confirmation where that was asked for', async () => {
    open({ kind: 'confirmation' });
    expect(await screen.findByText('Hello Maria, Confirmation')).toBeVisible();
  });

  it('asks for a recipient, a subject and something to read', async () => {
    const { user, box } = open();
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
    const { choose, send, onClose } = open();
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
    const { choose, send } = open();
    await choose('Quote');
    await screen.findByText('Hello Maria, Quote');
    await send();
    await screen.findByText('Email successfully sent!!');
    const why = "The email to Gomez can't be taken back.";
    expect(done.mock.calls).toEqual([[{ name: 'Email to Gomez', why }]]);
    stop();
  });

  it('sends nothing when the person is not ready [R-MAIL-6]', async () => {
    const { user, choose, onClose } = open();
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
    const { user, alerted } = open({ customer, kind: 'confirmation' });
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
    const { choose, send, alerted } = open();
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
    const { user, choose, send, alerted } = open();
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
    const { user, choose } = open({ gate: givenGate({ unsaved, save }) });
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
    const { user, onClose, unmount } = open({ gate: givenGate({ unsaved, save }) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf('POST /mailer/send')).toHaveLength(0);
    unmount();
    open();
    expect(await screen.findByText('Hello Maria, by hand')).toBeVisible();
  });

  it('says when the customer was changed since it was filled in', async () => {
    givenWritten();
    const { user, onClose } = open({
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
