import { screen } from '@testing-library/react';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { type FakeApi, refuse, type Rendered } from '../../testing';
import {
  givenCustomerApi,
  openedCustomerPage,
  press,
  savedAsSent,
  type,
} from '../../testing/customer-page';
import { itAtNight } from '../../../test/support/thorough';

// It takes the connection away, and what others left waiting would call meanwhile: it needs a page of its own.

const STALE = refuse(409, 'STALE_NOUNCE', 'This customer was changed by someone else.');

let api: FakeApi;
beforeEach(() => {
  api = givenCustomerApi();
});
afterEach(() => {
  api.restore();
});

describe('a save whose answer was lost', () => {
  const alerts = (): unknown =>
    api.callsOf('PUT /customermgt/:id').map(({ body }) => {
      const { nounce, move } = body as CustomerView;
      return [nounce, move.activities[0]?.notes];
    });
  /** The server stores it, and the page never hears of it. */
  const lost = async (): Promise<Rendered> => {
    api.on('PUT /customermgt/:id', (call) => {
      api.on('GET /customer/:id', savedAsSent(call));
      api.on('PUT /customermgt/:id', STALE);
      return savedAsSent(call);
    });
    const view = await openedCustomerPage(api);
    await type(view, 'Move Alerts', 'Dog');
    api.line = 'mute';
    await press(view, 'Save');
    await screen.findByText(/^The server cannot be reached/);
    return view;
  };
  const close = ({ user }: Rendered): Promise<void> =>
    user.click(screen.getByRole('button', { name: 'Ok' }));

  it('is known once the server is there again, and says that it is saved [R-SAVE-11]', async () => {
    const view = await lost();
    api.line = 'up';
    await close(view);
    await screen.findByText('Customer updated successfully');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(alerts()).toEqual([['7', 'Dog']]);
  });

  it('is nobody else’s change when it is saved again [R-SAVE-11]', async () => {
    const view = await lost();
    await close(view);
    api.line = 'up';
    await press(view, 'Save');
    await screen.findByText('Customer updated successfully');
    expect(screen.queryByText(/Someone else|by someone else/)).toBeNull();
  });

  /** From now on the server takes a save over what was stored. */
  const saveAgain = (view: Rendered): Promise<void> => {
    api.line = 'up';
    api.on('PUT /customermgt/:id', (call) =>
      (call.body as CustomerView).nounce === '8' ? savedAsSent(call) : STALE,
    );
    return press(view, 'Save');
  };

  itAtNight(
    'is laid under what was typed since, which is saved without a question [R-SAVE-11]',
    async () => {
      const view = await lost();
      await close(view);
      await type(view, 'Move Alerts', 'Dog and cat');
      await saveAgain(view);
      await screen.findByText('Customer updated successfully');
      expect(alerts()).toEqual([
        ['7', 'Dog'],
        ['7', 'Dog and cat'],
        ['8', 'Dog and cat'],
      ]);
      expect(screen.queryByText(/Someone else|by someone else/)).toBeNull();
    },
  );

  itAtNight(
    'is laid under what was typed since, of which the question is asked once [R-SAVE-11]',
    async () => {
      const view = await lost();
      await close(view);
      await type(view, 'Est Hours', '5');
      await saveAgain(view);
      await view.user.click(await screen.findByRole('button', { name: 'Save anyway' }));
      await screen.findByText('Customer updated successfully');
      expect(screen.queryByRole('dialog', { name: 'Save' })).toBeNull();
    },
  );
});
