import { ACTS_KEY } from '../../shared/device';
import { act, screen, waitFor, within } from '@testing-library/react';
import { customerTopic } from '#modules/moves/contract/live.js';
import { live } from '../../shared/realtime';
import { givenActivity, givenCustomerWith, givenOperation, MARIA, settled } from '../../testing';
import { listen } from '../../shared/store';
import { announced } from '../../shared/ui/announcements-slice';
import { box, figure, openCustomerPage, press, type } from '../../testing/customer-page';
import { givenPlaced, T01, T02 } from '../../testing/given-board';
import { OneCustomerServer } from '../../testing/one-customer-server';
import type { Rendered } from '../../testing/render-app';
import { itAtNight } from '../../../test/support/thorough';

const SAVE = 'PUT /customermgt/:id';
const BOOK = 'PUT /assignment/operation/:branch/:id';
const UNBOOK = 'DELETE /assignment/operation/:branch/:id';

let server: OneCustomerServer;
afterEach(() => server.api.restore());

const open = async (operation = givenOperation({ duration: 4 })): Promise<Rendered> => {
  server = new OneCustomerServer(givenCustomerWith(givenActivity({ operations: [operation] })));
  const view = openCustomerPage();
  await screen.findByRole('group', { name: 'Truck T01' });
  await waitFor(() => expect(figure('Est. costs')).toBe('$530.00'));
  return view;
};
const book = async ({ user }: Rendered, number = 1, truck = 'T01'): Promise<void> => {
  await user.click(
    await screen.findByRole('button', { name: new RegExp(`^Book Truck ${number}`) }),
  );
  await user.click(screen.getByRole('group', { name: `Truck ${truck}` }));
};
const acts = (): string[] =>
  server.api.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);

it('saves what is typed before it books, in one gesture and one sentence', async () => {
  const view = await open();
  await type(view, 'Move Alerts', 'Dog in the yard');
  await book(view);
  expect(await screen.findByText('Saved, then moved Maria Gomez to T01.')).toBeVisible();
  expect(screen.queryByText('Move saved.')).toBeNull();
  expect(acts()).toEqual(['PUT', 'PUT']);
  expect(server.api.callsOf(SAVE)).toHaveLength(1);
  expect(server.api.callsOf(BOOK)[0]?.body).toMatchObject({ customerNounce: '8', truck: T01 });
  expect(server.activity).toMatchObject({ notes: 'Dog in the yard', state: 'committed' });
  await waitFor(() => expect(box('Est Hours')).toBeDisabled());
  expect(screen.queryByText(/unsaved change/)).toBeNull();
});

it('books the hours that are typed, and a truck that was just added', async () => {
  const view = await open();
  await type(view, 'Trucks', '2');
  await type(view, 'Duration of truck 2', '3');
  expect(
    await screen.findByRole('button', { name: /^Book Truck 2, 8:30 AM – 11:30 AM/ }),
  ).toBeVisible();
  await book(view, 2, 'T02');
  await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(server.api.callsOf(BOOK)).toHaveLength(1));
  expect(server.activity.operations).toMatchObject([{ truck: null }, { truck: T02, duration: 3 }]);
  await book(view, 1, 'T01');
  expect(await screen.findByRole('button', { name: 'Unbook truck 1' })).toBeVisible();
  expect(server.activity.state).toBe('committed');
});

itAtNight('ends a booking in peace whose page was left before the answer', async () => {
  const view = await open();
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.api.on(BOOK, async () => {
    await isAnswered;
    return {
      nounce: '8',
      booking: givenPlaced(server.customer, server.activity.operations[0]!._id!),
    };
  });
  await book(view);
  await waitFor(() => expect(server.api.callsOf(BOOK)).toHaveLength(1));
  view.unmount();
  answer();
  // What nobody catches fails the test.
  await settled(server.api);
});

it('is an act of the tab, which another board can take back too [R-BOARD-57]', async () => {
  await book(await open());
  await waitFor(() => expect(server.api.callsOf(BOOK)).toHaveLength(1));
  await waitFor(() => expect(sessionStorage.getItem(ACTS_KEY)).toContain('Maria Gomez to T01'));
});

itAtNight(
  'names the truck that it goes back to when what is typed is saved before an undo',
  async () => {
    const view = await open(givenOperation({ truck: T01 }));
    const on = within(screen.getByRole('group', { name: 'Truck T01' }));
    on.getByRole('button', { name: /^Maria Gomez/ }).focus();
    await view.user.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(server.api.callsOf(BOOK)).toHaveLength(1));
    await type(view, 'Move Alerts', 'Two flights');
    await press(view, 'Undo');
    expect(await screen.findByText('Saved, then moved Maria Gomez to T01.')).toBeVisible();
  },
);

it('books nothing while a field is faulty, and shows the field', async () => {
  const view = await open();
  await type(view, 'Est Hours', '0');
  await book(view);
  expect(await screen.findByText('Estimated hours must be a positive number')).toBeVisible();
  await waitFor(() => expect(box('Est Hours')).toHaveFocus());
  expect(acts()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Book Truck 1/ })).toBeVisible();
});

itAtNight(
  'says that nothing was booked while a field is faulty, also to those who listen',
  async () => {
    const heard: string[] = [];
    const stop = listen({
      actionCreator: announced,
      effect: ({ payload }) => void heard.push(payload.text),
    });
    const view = await open();
    await type(view, 'Est Hours', '0');
    await book(view);
    const words = 'Not booked: your changes are not saved yet.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(heard.at(-1)).toBe(`Maria Gomez: ${words}`);
    stop();
  },
);

itAtNight('says that nothing was unbooked while a field is faulty', async () => {
  const view = await open(givenOperation({ truck: T01 }));
  await press(view, 'Details');
  await type(view, /^Last name/, ' ');
  await press(view, 'Unbook truck 1');
  expect(await screen.findByText('Not unbooked: your changes are not saved yet.')).toBeVisible();
  expect(server.api.callsOf(UNBOOK)).toHaveLength(0);
});

it('keeps what it saved when the slot was taken meanwhile, and says so', async () => {
  const view = await open();
  server.taken.add(T01);
  await type(view, 'Move Alerts', 'Two flights');
  await book(view);
  expect(
    await screen.findByText(
      /That time is already booked on this truck\..* Your changes are saved\./,
    ),
  ).toBeVisible();
  expect(server.activity).toMatchObject({ notes: 'Two flights', state: 'uncommitted' });
  expect(screen.queryByText(/unsaved change/)).toBeNull();
});

itAtNight('saves before it unbooks', async () => {
  const view = await open(givenOperation({ truck: T01 }));
  await type(view, 'Move Alerts', 'Two flights');
  await press(view, 'Unbook truck 1');
  await waitFor(() => expect(server.api.callsOf(UNBOOK)).toHaveLength(1));
  expect(server.activity).toMatchObject({ notes: 'Two flights', state: 'uncommitted' });
});

it('unbooks once at a double click', async () => {
  const view = await open(givenOperation({ truck: T01 }));
  await view.user.dblClick(screen.getByRole('button', { name: 'Unbook truck 1' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Book Truck 1/ })).toBeVisible());
  expect(server.api.callsOf(UNBOOK)).toHaveLength(1);
});

itAtNight(
  'saves the rest while a truck that someone else assigned locks a part of it',
  async () => {
    const watch = jest.spyOn(live, 'watch');
    const view = await open();
    const [, listener] = watch.mock.calls.find(([topic]) => topic === customerTopic(MARIA))!;
    watch.mockRestore();
    await type(view, 'Est Hours', '6');
    await type(view, 'Move Alerts', 'Two flights');
    server.change(({ move }) => {
      move.activities[0]!.operations[0]!.truck = T02;
    });
    act(() => listener.onGap(2));
    await view.user.click(await screen.findByRole('button', { name: 'Show the latest' }));
    await screen.findByText(/A truck is assigned, so this can’t be saved/);
    await press(view, 'Save');
    await waitFor(() => expect(server.activity.notes).toBe('Two flights'));
    expect(server.activity).toMatchObject({ estHours: 4, state: 'committed' });
    expect(box('Est Hours')).toHaveValue('6 h');
    expect(
      await screen.findByText(/A truck is assigned, so this can’t be saved: Est Hours\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press(view, 'Discard');
    expect(box('Est Hours')).toHaveValue('4 h');
    expect(screen.queryByText(/can’t be saved/)).toBeNull();
  },
);

itAtNight('saves a booked move whose stops the public left incomplete', async () => {
  const view = await open(givenOperation({ truck: T01 }));
  server.change(({ move }) => {
    move.activities[0]!.locations[0]!.normalizedStreetAddress = '';
  });
  view.unmount();
  const again = openCustomerPage();
  await screen.findByRole('group', { name: 'Truck T01' });
  await type(again, 'Move Alerts', 'Gate 4711');
  await press(again, 'Save');
  await waitFor(() => expect(server.activity.notes).toBe('Gate 4711'));
});

itAtNight('saves before it duplicates', async () => {
  const view = await open();
  const copied: string[] = [];
  server.api.on('POST /customer/clone/:id', () => {
    copied.push(server.activity.notes);
    return { id: 'b'.repeat(24) };
  });
  await type(view, 'Move Alerts', 'Two flights');
  await press(view, 'Clone');
  const asked = await screen.findByRole('dialog', { name: 'Clone' });
  expect(asked).toHaveTextContent('Saved first: 1 unsaved change.');
  await view.user.click(within(asked).getByRole('button', { name: 'Clone' }));
  await waitFor(() => expect(copied).toEqual(['Two flights']));
});
