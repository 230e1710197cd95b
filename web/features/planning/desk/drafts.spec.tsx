import { screen, within } from '@testing-library/react';
import type { DraftView } from '#modules/planning/contract/proposal.view.js';
import { standAt, type FakeApi } from '../../../testing';
import { ANA, at, GOMEZ } from '../../../testing/given-day';
import { givenOption, givenPlace, givenProposal, PROPOSAL } from '../given-proposal.fixture';
import { drawer, ONE, openDesk, serveDesk } from './desk.fixture';

standAt(at('07:30'));

let server: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  server = serveDesk();
});
afterEach(() => server.restore());

const draft = (change: Partial<DraftView>): DraftView => ({
  ...{ to: 'customer', ids: [GOMEZ], channel: 'email' },
  ...{ subject: 'Your move on Saturday', text: 'Your move is booked.' },
  ...change,
});

async function drafted(
  drafts: DraftView[],
  steps = [givenPlace({ call: true })],
): Promise<{ page: Awaited<ReturnType<typeof openDesk>>; list: ReturnType<typeof within> }> {
  const option = givenOption({ drafts, steps });
  server.on(ONE, () => givenProposal({ options: [option] }));
  const page = await openDesk(PROPOSAL);
  return { page, list: within(await within(drawer()).findByRole('list', { name: 'Drafts' })) };
}

it('shows what somebody may write for a mark that no step mends [R-PLAN-42]', async () => {
  const { list } = await drafted([draft({})], []);
  expect(list.getByText('Email to Maria Gomez')).toBeVisible();
  expect(list.getByText('Your move on Saturday')).toBeVisible();
  expect(list.getByText('Your move is booked.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Write the confirmation' })).toHaveAttribute(
    'href',
    `/emma/customer/${GOMEZ}?open=confirmation`,
  );
  expect(drawer()).toHaveTextContent('None of these is sent by itself.');
  expect(within(drawer()).queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('copies a text, and dials for a call [R-PLAN-42]', async () => {
  const { page, list } = await drafted([
    draft({ channel: 'call', text: 'Could our crew start at 9:30 AM instead?' }),
    draft({ to: 'crew', ids: [ANA], channel: 'text', text: 'You drive T02.' }),
  ]);
  expect(list.getByText('Call to Maria Gomez')).toBeVisible();
  expect(list.getByRole('link', { name: '(405) 555-0100' })).toHaveAttribute(
    'href',
    expect.stringContaining('tel:'),
  );
  expect(list.getByText(/^Text to Ana/)).toBeVisible();
  const copies = list.getAllByRole('button', { name: 'Copy' });
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await page.user.click(copies[1]!);
  expect(written).toHaveBeenCalledWith('You drive T02.');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

it('has no call for a step that is left out [R-PLAN-42]', async () => {
  const { page, list } = await drafted([
    draft({ channel: 'call', text: 'Could our crew start at 9:30 AM instead?' }),
    draft({ to: 'crew', ids: [ANA], channel: 'text', text: 'You drive T02.' }),
  ]);
  server.on('POST /planning/proposals/:id/check', { totals: givenOption().totals, problems: [] });
  await page.user.click(within(drawer()).getByRole('checkbox'));
  expect(list.queryByText('Call to Maria Gomez')).toBeNull();
  expect(list.getByText(/^Text to Ana/)).toBeVisible();
});
