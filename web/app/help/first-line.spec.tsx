import { act, screen, within } from '@testing-library/react';
import { useSession } from '../../shared/auth';
import { renderApp } from '../../testing';
import { FirstLine } from './first-line';

function Line() {
  const session = useSession();
  return session && <FirstLine session={session} />;
}

const line = () => screen.queryByRole('complementary', { name: 'What this page is for' });

it('says on a first visit what a page is for, until that is dismissed for good [R-PAGE-19]', async () => {
  const { user, unmount } = renderApp(<Line />, { at: '/emma/customer' });
  expect(line()).toHaveTextContent('Open a row to see the whole move.');
  expect(within(line()!).getByRole('link')).toHaveAttribute('href', '/emma/help#customers');
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }));
  expect(line()).not.toBeInTheDocument();
  unmount();
  const { router } = renderApp(<Line />, { at: '/emma/customer' });
  expect(line()).not.toBeInTheDocument();
  await act(() => router.navigate('/emma/leads'));
  expect(line()).toHaveTextContent('Call the longest waiting first');
  await act(() => router.navigate('/emma/admin/branch'));
  expect(line()).not.toBeInTheDocument();
});

it('says of the board’s week and month what they are for, each until it is dismissed', async () => {
  const { user, router } = renderApp(<Line />, { at: '/emma/move/2026-11-23?view=week' });
  expect(line()).toHaveTextContent(/^The week of a branch/);
  await user.click(screen.getByRole('button', { name: 'Don’t show this again' }));
  expect(line()).not.toBeInTheDocument();
  await act(() => router.navigate('/emma/move/2026-11-23?view=month'));
  expect(line()).toHaveTextContent(/^The month of a branch/);
  expect(within(line()!).getByRole('link')).toHaveAttribute('href', '/emma/help#board');
  await act(() => router.navigate('/emma/move/2026-11-23'));
  expect(line()).toHaveTextContent(/^A row for each truck/);
});
