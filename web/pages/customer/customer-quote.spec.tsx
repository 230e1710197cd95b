import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerView, MoveEmailView } from '#modules/moves/contract/customer.view.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import { baseApi } from '../../shared/api';
import { pageStore } from '../../shared/store';
import {
  DANA,
  type FakeApi,
  givenActivity,
  givenCustomerWith,
  givenOperation,
  MARIA,
  type Rendered,
  standAt,
} from '../../testing';
import { givenCustomerApi, openCustomerPage, type } from '../../testing/customer-page';
import { T01 } from '../../testing/given-board';
import { itAtNight } from '../../../test/support/thorough';

standAt('2026-11-20T18:00:00Z');

const QUOTE = '1'.repeat(24);
const TEMPLATE = {
  ...{ _id: QUOTE, name: 'Quote', subject: 'Your quote', preview: '', regionId: null },
  ...{ template: 'rfq', mjml: '', html: '<html><body><p>Hello {{firstName}}</p></body></html>' },
};

const rfq = (change: Partial<MoveEmailView> = {}): MoveEmailView => ({
  ...{ _id: '2'.repeat(24), template: 'rfq', subject: 'Your quote', recipient: 'm@mail.example' },
  ...{ sent: '2026-11-20T17:00:00.000Z', sender: DANA, status: 'sent' },
  ...change,
});

const given = (truck: string | null, ...emails: MoveEmailView[]): CustomerView => {
  const state = truck ? 'committed' : 'uncommitted';
  const operations = [givenOperation({ duration: 4, truck })];
  const customer = givenCustomerWith(givenActivity({ state, operations }));
  return { ...customer, move: { ...customer.move, emails } };
};

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi()
    .on('GET /mailer/email/:id/quote', { price: 600 })
    .on('GET /mailer/template', [TEMPLATE])
    .on(`GET /mailer/template/${QUOTE}`, TEMPLATE)
    .on('GET /mailer/customerdata/:id', { firstName: 'Maria' })
    .on('GET /mailer/proposal', { required: false, html: '', missing: [] });
});
afterEach(() => api.restore());

const opened = async (customer: CustomerView): Promise<Rendered> => {
  api.on('GET /customer/:id', customer);
  const view = openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  await waitFor(() => expect(rail().getByLabelText(/^Price \$/)).toBeVisible());
  return view;
};
const rail = () => within(screen.getByRole('region', { name: 'Quote' }));
/** What the page is told when anything happens to the customer. */
const changes = (customer: CustomerView) =>
  act(async () => {
    api.on('GET /customer/:id', customer);
    const id = customerTopic(MARIA).split(':')[1] ?? '';
    pageStore().dispatch(baseApi.util.invalidateTags([{ type: 'Customer', id }, 'History']));
  });

it('sends the quote in two clicks, then says what was quoted, and follows its delivery [R-CUST-34]', async () => {
  api.on('POST /mailer/send', () => {
    api.on('GET /customer/:id', given(null, rfq({ status: 'sending', sent: null })));
    return { emailId: '2'.repeat(24), status: 'sent' };
  });
  const view = await opened(given(null));
  await view.user.click(await rail().findByRole('button', { name: 'Send quote' }));
  expect(await screen.findByText('Hello Maria')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email successfully sent!!')).toBeVisible();
  expect(api.callsOf('POST /mailer/send')[0]?.body).toMatchObject({ template: 'rfq' });
  expect(await rail().findByText('On its way')).toBeVisible();
  await changes(given(null, rfq()));
  expect(await rail().findByText('Quoted $600, 11/20')).toBeVisible();
  expect(rail().getByText('Delivered')).toBeVisible();
  expect(rail().getByText(/^now \$/)).toBeVisible();
  await changes(given(null, rfq({ status: 'failed', sent: null })));
  expect(await rail().findByText('Not delivered')).toBeVisible();
  expect(rail().getByRole('button', { name: 'Send quote again' })).toBeVisible();
});

itAtNight('plans the next call after a quote, and then shows it on the page', async () => {
  api.on('PUT /customermgt/:id/nextcall', ({ body }) => {
    api.on('GET /customermgt/:id/nextcall', body);
    return body;
  });
  const view = await opened(given(null, rfq()));
  await view.user.click(await rail().findByRole('button', { name: 'Next call' }));
  expect(await screen.findByRole('dialog', { name: 'Next call' })).toBeVisible();
  await type(view, 'Day of the next call', '11/24/2026');
  await type(view, 'What the next call is about', 'Asks her husband');
  await view.user.click(screen.getByRole('button', { name: 'Plan call' }));
  expect(await screen.findByRole('button', { name: /^Call 11\/24 9:00 AM/ })).toBeVisible();
  expect(rail().queryByRole('button', { name: 'Next call' })).toBeNull();
  expect(api.callsOf('PUT /customermgt/:id/nextcall')[0]?.body).toEqual({
    ...{ at: '2026-11-24T15:00:00.000Z', words: 'Asks her husband' },
  });
});

it('asks for no quote before its price is known, nor once all is booked [R-CUST-34]', async () => {
  const bare = givenCustomerWith(givenActivity({ locations: [] }));
  api.on('GET /customer/:id', bare);
  const { unmount } = openCustomerPage();
  await screen.findByText('Single mover hourly rate');
  await rail().findByRole('button', { name: 'Add address' });
  expect(rail().queryByRole('button', { name: /quote/ })).toBeNull();
  unmount();
  await opened(given(T01, rfq()));
  expect(await rail().findByRole('button', { name: 'Send confirmation' })).toBeVisible();
  expect(rail().queryByText(/^Quoted/)).toBeNull();
});
