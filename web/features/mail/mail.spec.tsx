import { screen, waitFor, within } from '@testing-library/react';
import { useEffect, type JSX } from 'react';
import type { MoveEmailView } from '#modules/moves/contract/customer.view.js';
import {
  FakeApi,
  givenBranch,
  givenCustomer,
  givenEmployee,
  OKLAHOMA,
  refuse,
  givenHomeBranch,
  renderApp,
  renderRoutes,
} from '../../testing';
import { givenGate } from './given-gate.fixture';
import { EMAIL_TOOLTIP_DELAY_MS } from './last-sent';
import { lastSentLabel } from './last-sent-labels';
import type { MailCustomer } from './mail-customer';
import MailboxPage from './mailbox/mailbox-page';
import { ConfirmationButton, EmailButton, lastConfirmation, SentEmails } from '.';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /employee', [givenEmployee()])
    .on('GET /employee/self', givenEmployee());
});
afterEach(() => api.restore());

const email = (change: Partial<MoveEmailView> = {}): MoveEmailView => ({
  _id: '1'.repeat(24),
  template: 'rfq',
  subject: 'Your moving quote',
  recipient: 'maria@example.com',
  sent: '2026-11-21T16:31:00.000Z',
  sender: givenEmployee()._id,
  status: 'sent',
  ...change,
});

const customerWith = (change: { reconfirm?: boolean; emails?: MoveEmailView[] }): MailCustomer => {
  const { move, ...customer } = givenCustomer();
  const { reconfirm = false, emails = [] } = change;
  return { ...customer, move: { ...move, emails, meta: { ...move.meta, reconfirm } } };
};

describe('the confirmation button', () => {
  it('says what is needed, until it is dismissed [R-MOVE-16]', async () => {
    const onDismiss = jest.fn(() => Promise.resolve());
    const { user } = renderApp(
      <ConfirmationButton
        customer={customerWith({ reconfirm: true })}
        gate={givenGate()}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole('button', { name: 'Requires reconfirmation' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss reconfirmation' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('shows when the last one was sent after half a second of hover [R-MAIL-10]', () => {
    const older = email({ template: 'confirmation', sent: '2026-11-01T10:00:00.000Z' });
    const customer = customerWith({ emails: [older, email({ template: 'autoconfirm' })] });
    expect(lastSentLabel(customer)).toBe('Autoconfirm sent 11/21/2026 10:31 AM CST');
    expect(lastSentLabel(customer, ['confirmation'])).toMatch(/^Confirmation sent 11\/01\/2026/);
    expect(lastSentLabel(customer, ['mym'])).toBe('None sent yet');
    expect(EMAIL_TOOLTIP_DELAY_MS).toBe(500);
  });

  it('takes the newest confirmation as the last, whatever became of one before', () => {
    const sent = email({ template: 'confirmation' });
    const failed = email({ template: 'confirmation', status: 'failed', sent: null });
    const last = (...emails: MoveEmailView[]) => lastConfirmation(customerWith({ emails }));
    expect(last(email(), sent, failed)).toEqual(sent);
    expect(last(failed, sent)).toEqual(failed);
    expect(last(email())).toBeNull();
  });

  it('opens on what is saved only: asks to save first, and stays closed where that failed', async () => {
    api.on('GET /mailer/template', []).on('GET /mailer/customerdata/:id', {});
    const save = jest.fn(() => Promise.resolve(false));
    const unsaved = () => ({ changes: ['Est Hours', 'Move Alerts'], locked: [] });
    const { user } = renderApp(
      <ConfirmationButton
        customer={customerWith({})}
        gate={givenGate({ unsaved, save })}
        onDismiss={() => Promise.resolve()}
      />,
    );
    const press = () => user.click(screen.getByRole('button', { name: 'Confirmation' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmation' })).toBeEnabled());
    await press();
    const asked = await screen.findByRole('dialog', { name: 'Not saved yet' });
    expect(asked).toHaveTextContent('Not saved: Est Hours, Move Alerts.');
    await user.click(within(asked).getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(save).toHaveBeenCalledTimes(1);
    save.mockResolvedValue(true);
    await press();
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('dialog', { name: /^Email to Maria/ })).toBeVisible();
  });

  it('does not open while something can’t be saved because a truck is assigned', async () => {
    const unsaved = () => ({ changes: [], locked: ['Est Hours'] });
    const { user } = renderApp(
      <ConfirmationButton
        customer={customerWith({})}
        gate={givenGate({ unsaved })}
        onDismiss={() => Promise.resolve()}
      />,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmation' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Confirmation' }));
    const told = await screen.findByRole('dialog', { name: 'Not saved yet' });
    expect(told).toHaveTextContent('this can’t be saved: Est Hours. Discard it on the page');
  });

  it('opens by the address of the customer’s page, which keeps what it is open over [R-BOARD-37]', async () => {
    api.on('GET /mailer/template', []).on('GET /mailer/customerdata/:id', {});
    const over = { over: { pathname: '/emma/move/2026-11-21', search: '' }, isNext: true };
    const { router } = renderRoutes(
      [
        {
          path: '*',
          element: (
            <ConfirmationButton
              customer={customerWith({})}
              gate={givenGate()}
              onDismiss={() => Promise.resolve()}
            />
          ),
        },
      ],
      {
        at: {
          pathname: '/emma/customer/c1',
          search: '?open=confirmation',
          state: over,
        },
      },
    );
    expect(await screen.findByRole('dialog', { name: /^Email to/ })).toBeInTheDocument();
    const { search, state } = router.state.location;
    expect({ search, state: state as unknown }).toEqual({ search: '', state: over });
  });

  it('asks to save first where the address opens it, too [R-BOARD-37]', async () => {
    const unsaved = jest.fn(() => ({ changes: [] as string[], locked: [] }));
    function Page(): JSX.Element {
      // As the page does with what was typed before a reload.
      useEffect(() => void unsaved.mockReturnValue({ changes: ['Last name'], locked: [] }), []);
      return (
        <ConfirmationButton
          customer={customerWith({})}
          gate={givenGate({ unsaved })}
          onDismiss={() => Promise.resolve()}
        />
      );
    }
    const { user } = renderApp(<Page />, { at: '/?open=confirmation' });
    const asked = await screen.findByRole('dialog', { name: 'Not saved yet' });
    expect(asked).toHaveTextContent('Not saved: Last name.');
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is plain otherwise', () => {
    renderApp(
      <ConfirmationButton
        customer={customerWith({})}
        gate={givenGate()}
        onDismiss={() => Promise.resolve()}
      />,
    );
    expect(screen.getByRole('button', { name: 'Confirmation' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull();
  });
});

describe('the email button', () => {
  it('waits until it is known who writes [R-MAIL-9]', async () => {
    let tell: (self: unknown) => void = () => undefined;
    api.on('GET /employee/self', () => new Promise((resolve) => (tell = resolve)));
    renderApp(<EmailButton customer={customerWith({})} gate={givenGate()} />);
    const button = screen.getByRole('button', { name: 'Email' });
    expect(button).toBeDisabled();
    await waitFor(() => expect(api.callsOf('GET /employee/self')).toHaveLength(1));
    tell(givenEmployee());
    await waitFor(() => expect(button).toBeEnabled());
  });
});

describe('sent emails', () => {
  it('say when, to whom and by whom, newest first', () => {
    const older = email({
      _id: '2'.repeat(24),
      subject: 'Older',
      sent: '2026-11-01T10:00:00.000Z',
    });
    renderApp(<SentEmails customer={customerWith({ emails: [older, email()] })} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('RFQ');
    expect(first).toHaveTextContent('Sent');
    expect(first).toHaveTextContent(/maria@example\.com · 11\/21\/2026 10:31 AM/);
    expect(second).toHaveTextContent('Older');
  });

  it('say why one failed and send it again', async () => {
    const failed = email({ status: 'failed', sent: null });
    const state = { status: 'failed', attempts: 3, error: 'Mailbox full', sent: null };
    api
      .on('GET /mailer/email/:id', state)
      .on('POST /mailer/email/:id/retry', { ...state, status: 'queued', error: null });
    const { user } = renderApp(<SentEmails customer={customerWith({ emails: [failed] })} />);
    expect(await screen.findByText('Mailbox full')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again: Your moving quote' }));
    await waitFor(() => expect(api.callsOf('POST /mailer/email/:id/retry')).toHaveLength(1));
  });
});

describe('an email that the mail server did not take', () => {
  it('says that it is tried again by itself', async () => {
    api.on('GET /mailer/email/:id', {
      ...{ status: 'queued', attempts: 3, error: 'Connection refused', sent: null },
    });
    const emails = [email({ status: 'queued', sent: null })];
    renderApp(<SentEmails customer={customerWith({ emails })} />);
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(screen.getByText('Connection refused')).toBeVisible();
    expect(
      screen.getByText(/^3 attempts so far\. It will be tried again for up to an hour/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  });
});

describe('the local mailbox', () => {
  const ID = '9'.repeat(24);
  const line = {
    _id: ID,
    subject: 'Your quote',
    to: 'maria@example.com',
    sent: '2026-11-21T16:31:00Z',
  };
  const open = () => renderApp(<MailboxPage />, { path: '/emma/mailbox', at: '/emma/mailbox' });

  it('shows a letter in a frame that can do nothing', async () => {
    api
      .on('GET /mailbox', [line])
      .on('GET /mailbox/:id', { ...line, html: '<p>Hello</p><script>alert(1)</script>' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Your quote/ }));
    const frame = await screen.findByTitle('Email: Your quote');
    expect(frame).toHaveAttribute('sandbox', 'allow-popups');
    expect(frame.getAttribute('srcdoc')).toContain('<p>Hello</p>');
    const list = within(screen.getByRole('list', { name: 'Emails' }));
    expect(list.getByRole('button')).toHaveAttribute('aria-current', 'true');
  });

  it('shows times by the clock of the branch, as every page does', async () => {
    givenHomeBranch(OKLAHOMA);
    api.on('GET /branch', [givenBranch()]).on('GET /mailbox', [line]);
    open();
    expect(await screen.findByText('11/21/2026 10:31 AM CST')).toBeVisible();
    givenHomeBranch(null);
  });

  it('tries again to open a letter that could not be read', async () => {
    api
      .on('GET /mailbox', [line])
      .on('GET /mailbox/:id', refuse(503, 'SERVICE_UNAVAILABLE', 'Down'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Your quote/ }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /mailbox/:id', { ...line, html: '<p>Hello</p>' });
    await user.click(again);
    expect(await screen.findByTitle('Email: Your quote')).toBeVisible();
  });

  it('says that there is nothing yet, or nothing here at all', async () => {
    api.on('GET /mailbox', []);
    const { unmount } = open();
    expect(await screen.findByText('No emails yet')).toBeVisible();
    unmount();
    api.on('GET /mailbox', refuse(404, 'NOT_FOUND', 'Mailbox not found'));
    open();
    expect(await screen.findByText('Emails are delivered to their recipients')).toBeVisible();
  });
});
