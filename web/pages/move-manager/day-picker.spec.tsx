import { screen } from '@testing-library/react';
import { renderApp } from '../../testing';
import { DayPicker } from './day-picker';

it('names the day, and over a month the month', () => {
  const at = { day: '2026-11-21', today: '2026-11-20', onDay: jest.fn() };
  const { unmount } = renderApp(<DayPicker {...at} view="trucks" />);
  expect(screen.getByText('Sat')).toBeVisible();
  unmount();
  renderApp(<DayPicker {...at} view="month" />);
  expect(screen.getByText('November 2026')).toBeVisible();
});

it('stays where it is for a day so late that the server writes nothing for it', async () => {
  const onDay = jest.fn();
  const at = { day: '2026-11-21', today: '2026-11-20', onDay };
  const { user } = renderApp(<DayPicker {...at} view="trucks" />);
  const box = screen.getByRole('textbox', { name: 'Day' });
  await user.clear(box);
  await user.type(box, '12/31/2099{Enter}');
  expect(
    await screen.findByText('Type a day between 01/01/2000 and 11/20/2036.'),
  ).toBeInTheDocument();
  expect(onDay).not.toHaveBeenCalled();
});
