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
