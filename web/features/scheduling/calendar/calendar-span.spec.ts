import { monthPageOf, stepDay, weekOf } from './calendar-span';

describe('calendar spans', () => {
  it('are Sunday to Saturday, and whole weeks around a month', () => {
    expect(weekOf('2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(monthPageOf('2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
  });
  it('step by day, week and month', () => {
    expect(stepDay('2026-11-30', 'trucks', 1)).toBe('2026-12-01');
    expect(stepDay('2026-11-21', 'week', -1)).toBe('2026-11-14');
    expect(stepDay('2026-01-31', 'month', 1)).toBe('2026-02-01');
    expect(stepDay('2026-03-15', 'month', -1)).toBe('2026-02-01');
  });
});
