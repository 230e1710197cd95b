import { pastDayQuestion } from './past-days';

const TODAY = '2026-11-22';

it('asks about days that have passed, each once, and about nothing else', () => {
  expect(pastDayQuestion([TODAY, '2026-12-18', null, '2/30'], TODAY)).toBeNull();
  expect(pastDayQuestion(['2026-11-21', TODAY], TODAY)).toBe(
    '11/21/2026 is past. Do you want to save anyway?',
  );
  expect(pastDayQuestion(['2026-11-21', '2026-11-20', '2026-11-21'], TODAY)).toBe(
    '11/20/2026 and 11/21/2026 are past. Do you want to save anyway?',
  );
});
