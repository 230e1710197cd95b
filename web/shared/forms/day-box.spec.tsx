import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing';
import { Dialog } from '../ui';
import { DayBox } from './day-box';

it('closes its calendar by Escape, and only then the dialog around it', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <Dialog title="A day" onClose={onClose}>
      <DayBox label="Day" value="2026-11-21" onChange={jest.fn()} />
    </Dialog>,
  );
  const month = (): HTMLElement | null => screen.queryByText('November 2026');
  await user.click(await screen.findByRole('textbox', { name: 'Day' }));
  await waitFor(() => expect(month()).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(month()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not cover what is wrong with its day until somebody wants the calendar', async () => {
  const { user } = renderApp(
    <DayBox label="Day" value="2026-11-21" error="Too late" onChange={jest.fn()} />,
  );
  const month = (): HTMLElement | null => screen.queryByText('November 2026');
  const day = screen.getByRole('textbox', { name: 'Day' });
  act(() => day.focus());
  await waitFor(() => expect(day).toHaveFocus());
  expect(month()).toBeNull();
  await user.click(day);
  await waitFor(() => expect(month()).not.toBeNull());
});
