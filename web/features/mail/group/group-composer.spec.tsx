import { screen, waitFor, within } from '@testing-library/react';
import type { PreviewTemplateDto } from '#modules/mail/contract/email-template.dto.js';
import type { SendEmailDto } from '#modules/mail/contract/send-email.dto.js';
import {
  DENVER,
  FakeApi,
  givenEmployee,
  OKLAHOMA,
  refuse,
  renderApp,
  settled,
} from '../../../testing';
import GroupComposer from './group-composer';
import type { Recipient } from './recipients';

const QUOTE = '1'.repeat(24);
const HOUSE = '2'.repeat(24);
const EMAIL = '3'.repeat(24);

const given = (name: string, at: string, branchId = OKLAHOMA): Recipient => ({
  ...{ _id: at.repeat(24), name, branchId },
});
const MARIA = given('Maria Gomez', 'a');
const ANA = given('Ana Lopez', 'b');
const BOB = given('Bob Stone', 'c');
const ADDRESSES: Record<string, string> = {
  [MARIA._id]: 'maria@example.com',
  [ANA._id]: 'ana@example.com',
  [BOB._id]: 'bob@example.com',
};

const row = (_id: string, name: string, regionId: string | null) => ({
  ...{ _id, name, regionId, preview: '', subject: `${name} for {{firstName}}` },
});
const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .on('GET /employee/self', givenEmployee())
    .on('GET /mailer/template', [row(QUOTE, 'Quote', null), row(HOUSE, 'House', OKLAHOMA)])
    .on(`GET /mailer/template/${QUOTE}`, {
      ...row(QUOTE, 'Quote', null),
      ...{ template: 'rfq', mjml: '' },
      html: '<html><body><p>Hello {{firstName}}</p></body></html>',
    })
    .on('GET /mailer/customerdata/:id', ({ path }) => ({
      firstName: lastPart(path).slice(0, 1),
      'customer.email': ADDRESSES[lastPart(path)],
    }))
    .on('POST /mailer/template/preview', ({ body }) => ({
      html: `<!doctype html><html><head></head><body><p>Hello ${(body as PreviewTemplateDto).customerId?.slice(0, 1)}</p></body></html>`,
    }))
    .on('POST /mailer/send', { emailId: EMAIL, status: 'sent' });
});
afterEach(() => {
  api.restore();
});

async function open(recipients: readonly Recipient[]) {
  const onSent = jest.fn();
  const onClose = jest.fn();
  const view = renderApp(<GroupComposer {...{ recipients, onSent, onClose }} />);
  const { user } = view;
  const line = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await user.click(await screen.findByRole('combobox', { name: 'Template' }));
  await screen.findByRole('option', { name: 'Quote' });
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('option', { name: 'Quote' }));
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  const send = async (button: string) => {
    await press(button);
    const question = await screen.findByRole('dialog', { name: 'Send emails' });
    await user.click(within(question).getByRole('button', { name: 'Send' }));
    return question;
  };
  return { ...view, onSent, onClose, line, offered, press, send };
}
const posted = () => api.callsOf('POST /mailer/send').map(({ body }) => body as SendEmailDto);

it('sends each customer an email of their own, and names who was left out or refused [R-MAIL-11, R-MAIL-14]', async () => {
  api
    .on(`GET /mailer/customerdata/${ANA._id}`, { firstName: 'Ana', 'customer.email': '' })
    .on('POST /mailer/send', ({ body }) =>
      (body as SendEmailDto).customerId === BOB._id
        ? refuse(422, 'MOVE_NOT_CONFIRMED', 'Move is not confirmed')
        : { emailId: EMAIL, status: 'sent' },
    );
  const { line, send, press, onSent, onClose } = await open([MARIA, ANA, BOB]);
  await waitFor(() => expect(line('Ana')).toHaveTextContent('Left out: No email address'));
  expect(await screen.findByTitle('Email to Maria Gomez')).toHaveAttribute(
    'srcdoc',
    '<!doctype html><html><head><base target="_blank"></head><body><p>Hello a</p></body></html>',
  );
  const question = await send('Send to 2 customers');
  expect(question).toHaveTextContent(
    'Are you sure you are ready to send this email to 2 customers?',
  );
  await waitFor(() => expect(line('Bob')).toHaveTextContent('Not sent: Move is not confirmed'));
  expect(line('Maria')).toHaveTextContent('Sent');
  expect(screen.getByRole('status')).toHaveTextContent('1 sent, 1 not sent, 1 left out');
  expect(posted()).toMatchObject([
    {
      ...{ customerId: MARIA._id, recipient: 'maria@example.com', template: 'rfq' },
      ...{ subject: 'Quote for a', html: '<html><body><p>Hello a</p></body></html>' },
    },
    { customerId: BOB._id, recipient: 'bob@example.com', subject: 'Quote for c' },
  ]);
  await press('Done');
  expect(onSent).toHaveBeenCalledWith([MARIA._id]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('sends nothing twice: neither to one address, nor after a lost answer [R-MAIL-11]', async () => {
  ADDRESSES[ANA._id] = 'MARIA@example.com';
  let isLost = true;
  api.on('POST /mailer/send', () =>
    isLost ? refuse(503, 'SERVICE_UNAVAILABLE', 'Not now') : { emailId: EMAIL, status: 'queued' },
  );
  const { line, send } = await open([MARIA, ANA]);
  await waitFor(() => expect(line('Ana')).toHaveTextContent('Same address as Maria Gomez'));
  await send('Send to 1 customer');
  await waitFor(() => expect(line('Maria')).toHaveTextContent('Not sent'));
  expect(screen.getByRole('combobox', { name: 'Template' })).toBeDisabled();
  isLost = false;
  api.on('GET /mailer/customerdata/:id', { firstName: 'Changed', 'customer.email': 'x@y.com' });
  await send('Try again with 1 customer');
  await waitFor(() => expect(line('Maria')).toHaveTextContent('On the way'));
  const keys = api
    .callsOf('POST /mailer/send')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(screen.queryByRole('button', { name: /^(Send to|Try again)/ })).not.toBeInTheDocument();
  ADDRESSES[ANA._id] = 'ana@example.com';
});

it('stops after the one that is under way [R-MAIL-11]', async () => {
  let answer: (accepted: object) => void = () => undefined;
  api.on('POST /mailer/send', () => new Promise<object>((resolve) => (answer = resolve)));
  const { line, send, press } = await open([MARIA, BOB]);
  await send('Send to 2 customers');
  expect(await screen.findByText('0 of 2 sent')).toBeVisible();
  await waitFor(() => expect(posted()).toHaveLength(1));
  await press('Stop');
  answer({ emailId: EMAIL, status: 'sent' });
  await waitFor(() => expect(line('Maria')).toHaveTextContent('Sent'));
  expect(await screen.findByRole('button', { name: 'Send to 1 customer' })).toBeEnabled();
  expect(posted()).toHaveLength(1);
});

it('sends nothing more once the person has left [R-MAIL-11]', async () => {
  let answer: (accepted: object) => void = () => undefined;
  api.on('POST /mailer/send', () => new Promise<object>((resolve) => (answer = resolve)));
  const { send, unmount } = await open([MARIA, BOB]);
  await send('Send to 2 customers');
  await waitFor(() => expect(posted()).toHaveLength(1));
  const read = api.callsOf('GET /mailer/customerdata/:id').length;
  unmount();
  answer({ emailId: EMAIL, status: 'sent' });
  await settled(api);
  expect(api.callsOf('GET /mailer/customerdata/:id')).toHaveLength(read);
  expect(posted()).toHaveLength(1);
});

it('sends the template that was chosen last, and none before that is read [R-MAIL-11]', async () => {
  const answers: ((view: unknown) => void)[] = [];
  const rows = [row(QUOTE, 'Quote', null), row(HOUSE, 'House', null), row(EMAIL, 'Gone', null)];
  api
    .on('GET /mailer/template', rows)
    .on(`GET /mailer/template/${EMAIL}`, refuse(404, 'NOT_FOUND', 'This template is gone'))
    .on(`GET /mailer/template/${HOUSE}`, () => new Promise((resolve) => answers.push(resolve)));
  const { user } = await open([MARIA]);
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  const button = () => screen.getByRole('button', { name: 'Send to 1 customer' });
  await waitFor(() => expect(button()).toBeEnabled());
  await choose('House');
  expect(button()).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveValue('House');
  await choose('Quote');
  await waitFor(() => expect(button()).toBeEnabled());
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!({ ...row(HOUSE, 'House', null), template: 'rfq', mjml: '', html: '<p>House</p>' });
  await settled(api);
  expect(screen.getByRole('combobox', { name: 'Template' })).toHaveValue('Quote');
  expect(await screen.findByTitle('Email to Maria Gomez')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('Hello a'),
  );
  await choose('Gone');
  expect(await screen.findByText('This template is gone')).toBeVisible();
  expect(button()).toBeDisabled();
});

it('offers a branch’s own templates only where all are of that branch [R-MAIL-11]', async () => {
  const { offered, unmount } = await open([MARIA, BOB]);
  expect(offered).toEqual(['Quote', 'House']);
  expect(api.callsOf('GET /mailer/template')[0]?.query.get('regionId')).toBe(OKLAHOMA);
  unmount();
  expect((await open([MARIA, given('Cy West', 'd', DENVER)])).offered).toEqual(['Quote']);
});

it('says that the templates are on their way to who opens their list at once', async () => {
  let answer: (rows: object) => void = () => undefined;
  api.on('GET /mailer/template', () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = renderApp(
    <GroupComposer recipients={[MARIA]} onSent={jest.fn()} onClose={jest.fn()} />,
  );
  await user.click(await screen.findByRole('combobox', { name: 'Template' }));
  expect(await screen.findByRole('option', { name: 'Loading…' })).toBeInTheDocument();
  answer([row(QUOTE, 'Quote', null)]);
  expect(await screen.findByRole('option', { name: 'Quote' })).toBeInTheDocument();
});
