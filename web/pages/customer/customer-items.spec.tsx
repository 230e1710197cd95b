import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { ItemView } from '#modules/moves/contract/location.view.js';
import { type FakeApi, givenActivity, givenCustomerWith, givenLocation } from '../../testing';
import type { Rendered } from '../../testing/render-app';
import {
  box,
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

const SAVE = 'PUT /customermgt/:id';
const item = (digit: string, name: string, quantity = 1, cubicFeet: number | null = null) => ({
  ...{ _id: digit.repeat(24), name, quantity, cubicFeet },
});
const LISTED = [
  item('1', 'Wardrobe box', 4, 5.5),
  item('2', 'Sofa', 1, 62.5),
  item('3', 'Lamp', 2),
];

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
  api.on(SAVE, savedAsSent);
});
afterEach(() => api.restore());

const open = async (items?: ItemView[]): Promise<Rendered> => {
  const stop = givenLocation(items ? { items, itemVolume: 84.5 } : {});
  const view = await openedCustomerPage(
    api,
    givenCustomerWith(givenActivity({ locations: [stop] })),
  );
  await press(view, /^Edit location 1/);
  return view;
};
const inventory = () => within(screen.getByRole('region', { name: 'Inventory' }));
const nameOf = (row: number): HTMLInputElement => box(`Name of item ${row}`);
const names = (): string[] =>
  inventory()
    .queryAllByLabelText(/^Name of item/)
    .map((input) => (input as HTMLInputElement).value);
const saved = async (view: Rendered): Promise<ItemView[] | undefined> => {
  await press(view, 'Save');
  await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(1));
  const { move } = api.callsOf(SAVE)[0]!.body as CustomerView;
  return move.activities[0]?.locations[0]?.items;
};
const paste = (row: number, text: string): void => {
  fireEvent.paste(nameOf(row), { clipboardData: { getData: () => text } });
};

describe('the inventory of a stop', () => {
  it('shows its sum, and each line with its volume [R-STOP-17]', async () => {
    await open(LISTED);
    expect(inventory().getByText('7 items · 84.5 cu ft · 2 unmeasured')).toBeVisible();
    const [, boxes, , lamps] = inventory().getAllByRole('row');
    expect(within(boxes!).getByText('22')).toBeVisible();
    expect(within(lamps!).getByText('–')).toBeVisible();
  });

  it('is said on the closed card', async () => {
    const view = await open(LISTED);
    await press(view, /^Close location 1/);
    expect(screen.getByRole('listitem', { name: /^location 1/ })).toHaveTextContent(
      '7 items · 84.5 cu ft · 2 unmeasured',
    );
  });

  it('takes ten items in forty keys beside their words, and drops an empty row [R-STOP-17]', async () => {
    const view = await open();
    let keys = 0;
    const key = async (name: string): Promise<void> => {
      keys += 1;
      await view.user.keyboard(name);
    };
    await press(view, 'Add item');
    for (let n = 1; n <= 10; n += 1) {
      await waitFor(() => expect(nameOf(n)).toHaveFocus());
      await view.user.keyboard(`Box ${n}`);
      await view.user.tab();
      await key('4');
      await key('{Enter}');
      keys += 1;
    }
    await waitFor(() => expect(nameOf(11)).toHaveFocus());
    expect(keys).toBeLessThanOrEqual(40);
    const sent = await saved(view);
    expect(sent?.map(({ name, quantity }) => [name, quantity])).toEqual(
      Array.from({ length: 10 }, (_, n) => [`Box ${n + 1}`, 4]),
    );
  });

  itAtNight('moves a row by Alt and an arrow, and removes one', async () => {
    const view = await open(LISTED);
    nameOf(3).focus();
    await view.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(nameOf(2)).toHaveFocus());
    expect(names()).toEqual(['Wardrobe box', 'Lamp', 'Sofa']);
    await press(view, 'Remove item 1, Wardrobe box');
    expect(names()).toEqual(['Lamp', 'Sofa']);
    expect(inventory().getByText('3 items · 62.5 cu ft · 2 unmeasured')).toBeVisible();
    expect((await saved(view))?.map(({ _id }) => _id)).toEqual([LISTED[2]!._id, LISTED[1]!._id]);
  });

  itAtNight(
    'takes a pasted list; a line that cannot be read stays, and nothing is saved until it is mended [R-STOP-17]',
    async () => {
      const view = await open([item('1', 'Sofa')]);
      await press(view, 'Add item');
      await waitFor(() => expect(nameOf(2)).toHaveFocus());
      paste(2, 'Wardrobe box, 4, 5.5\nDesk\nChair, wooden');
      const quantity = (): HTMLInputElement => box('Quantity of item 4');
      await waitFor(() => expect(quantity()).toHaveFocus());
      expect(names()).toEqual(['Sofa', 'Wardrobe box', 'Desk', 'Chair']);
      expect(box('Cubic feet each of item 2')).toHaveValue('5.5');
      expect(quantity()).toHaveValue('wooden');
      await press(view, 'Save');
      expect(await screen.findByText('Line 3: the quantity is not a number')).toBeVisible();
      expect(api.callsOf(SAVE)).toHaveLength(0);
      await view.user.clear(quantity());
      await view.user.type(quantity(), '2');
      expect((await saved(view))?.map(({ name }) => name)).toEqual([
        'Sofa',
        'Wardrobe box',
        'Desk',
        'Chair',
      ]);
    },
  );

  itAtNight('sends nothing of it where nothing was changed there', async () => {
    const view = await open();
    await view.user.type(box('Gate code'), '12');
    expect(await saved(view)).toBeUndefined();
  });

  itAtNight(
    'keeps what could not be read with its row, also when another one goes [R-STOP-17]',
    async () => {
      const view = await open([item('1', 'Sofa')]);
      await press(view, 'Add item');
      await waitFor(() => expect(nameOf(2)).toHaveFocus());
      paste(2, 'Item, Qty, Cu ft\nPiano, 1, big');
      await waitFor(() => expect(box('Quantity of item 2')).toHaveFocus());
      await press(view, 'Remove item 2, Item');
      await waitFor(() => expect(box('Cubic feet each of item 2')).toHaveValue('big'));
      expect(screen.getByText('Line 2: the volume is not a number')).toBeVisible();
      expect(screen.queryByText(/^Line 1/)).toBeNull();
      await press(view, 'Save');
      await waitFor(() => expect(box('Cubic feet each of item 2')).toHaveFocus());
      expect(api.callsOf(SAVE)).toHaveLength(0);
    },
  );

  itAtNight('has the ids of what was saved, and its blank row is gone', async () => {
    api.on(SAVE, (call) => {
      const view = savedAsSent(call);
      const stop = view.move.activities[0]!.locations[0]!;
      stop.items = stop.items?.map((one, at) => ({ ...one, _id: String(at + 1).repeat(24) }));
      return view;
    });
    const view = await open();
    await press(view, 'Add item');
    await waitFor(() => expect(nameOf(1)).toHaveFocus());
    await view.user.keyboard('Sofa{Enter}');
    await waitFor(() => expect(nameOf(2)).toHaveFocus());
    await saved(view);
    await waitFor(() => expect(names()).toEqual(['Sofa']));
    await view.user.type(nameOf(1), ' bed');
    await press(view, 'Save');
    await waitFor(() => expect(api.callsOf(SAVE)).toHaveLength(2));
    const { move } = api.callsOf(SAVE)[1]!.body as CustomerView;
    expect(move.activities[0]?.locations[0]?.items).toEqual([
      { ...item('1', 'Sofa bed'), _id: '1'.repeat(24) },
    ]);
  });

  itAtNight('is nothing to an estimate, and a blank row is in its way neither', async () => {
    const ESTIMATE = 'POST /move/location/estimate/:customer/:activity';
    const view = await open(LISTED);
    await press(view, 'Add item');
    await waitFor(() => expect(nameOf(4)).toHaveFocus());
    await press(view, 'Create Estimate');
    await waitFor(() => expect(api.callsOf(ESTIMATE)).toHaveLength(1));
    const { locations } = api.callsOf(ESTIMATE)[0]!.body as { locations: object[] };
    expect(locations[0]).not.toHaveProperty('items');
  });
});
