import { screen } from '@testing-library/react';
import { renderApp } from '../../testing';
import { BranchCalendar, CalendarToolbar, dayOfInstant, instantOfDay } from '.';

describe('BranchCalendar', () => {
  it('shows an event at the branch’s time of day', async () => {
    renderApp(
      <BranchCalendar
        timezone="America/Denver"
        day="2026-11-21"
        view="week"
        onDay={jest.fn()}
        onView={jest.fn()}
        events={[
          {
            title: 'Gomez',
            start: new Date('2026-11-21T15:30:00Z'),
            end: new Date('2026-11-21T19:30:00Z'),
          },
        ]}
      />,
    );
    expect(await screen.findByText('Gomez')).toBeInTheDocument();
    expect(screen.getByText(/8:30\sAM – 12:30\sPM/)).toBeInTheDocument();
  });

  it('shows a page’s own view in place of the library’s', () => {
    renderApp(
      <BranchCalendar
        timezone="America/Denver"
        day="2026-11-21"
        view="trucks"
        own={{ trucks: <p>Trucks by time</p> }}
        onDay={jest.fn()}
        onView={jest.fn()}
      />,
    );
    expect(screen.getByText('Trucks by time')).toBeInTheDocument();
  });

  it('knows a day by the branch’s clock', () => {
    expect(dayOfInstant(new Date('2026-11-21T05:30:00Z'), 'America/Denver')).toBe('2026-11-20');
    expect(dayOfInstant(instantOfDay('2026-11-01', 'America/Chicago'), 'America/Chicago')).toBe(
      '2026-11-01',
    );
  });
});

describe('CalendarToolbar', () => {
  it('steps, goes to today and changes the view', async () => {
    const [onStep, onToday, onView] = [jest.fn(), jest.fn(), jest.fn()];
    const { user } = renderApp(
      <CalendarToolbar
        label="Sat 11/21/2026"
        view="trucks"
        views={[
          { value: 'trucks', label: 'Trucks' },
          { value: 'month', label: 'Month' },
        ]}
        onStep={onStep}
        onToday={onToday}
        onView={onView}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(onStep.mock.calls).toEqual([[-1], [1]]);
    expect(onToday).toHaveBeenCalledTimes(1);
    expect(onView).toHaveBeenCalledWith('month');
  });
});
