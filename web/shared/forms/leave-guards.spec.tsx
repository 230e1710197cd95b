import { act, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { renderApp } from '../../testing';
import { useLeaveBlock } from './use-leave-guard';

const asked: ((leaves: boolean) => void)[] = [];

function Form(): JSX.Element {
  useLeaveBlock({
    guardsWindow: false,
    leaves: (to) => to.pathname !== '/form',
    ask: () => new Promise((resolve) => asked.push(resolve)),
  });
  return <p>Form</p>;
}

it('asks again at once when somebody who stayed wants to leave after all', async () => {
  const { router } = renderApp(<Form />, {
    ...{ at: '/form', path: '/form' },
    routes: [{ path: '/list', element: <p>List</p> }],
  });
  const isBlocked = (): boolean =>
    [...router.state.blockers.values()].some(({ state }) => state === 'blocked');
  await act(() => router.navigate('/list'));
  expect(asked).toHaveLength(1);
  // Before the page is drawn again, as a busy computer may have it.
  await act(async () => {
    asked[0]?.(false);
    while (isBlocked()) await Promise.resolve();
    await router.navigate('/list');
  });
  expect(asked).toHaveLength(2);
  await act(async () => Promise.resolve(asked[1]?.(true)));
  expect(await screen.findByText('List')).toBeVisible();
});
