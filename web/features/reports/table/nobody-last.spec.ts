import { compareTexts, nobodyLast } from './nobody-last';

describe('(nobody)', () => {
  it('stands after everybody, whichever way a column is sorted [R-REPORT-10]', () => {
    const people = ['Bea', '(nobody)', 'Al'];
    const up = [...people].sort((a, b) => compareTexts(a, b, false));
    // The grid turns the answer around when it sorts downward.
    const down = [...people].sort((a, b) => -compareTexts(a, b, true));
    expect(up).toEqual(['Al', 'Bea', '(nobody)']);
    expect(down).toEqual(['Bea', 'Al', '(nobody)']);
  });

  it('stands last before anybody sorts, the others as they came [R-REPORT-10]', () => {
    const rows = ['Cy', '(nobody)', 'Al', '(nobody)'].map((Person) => ({ Person }));
    expect(nobodyLast(rows).map(({ Person }) => Person)).toEqual([
      'Cy',
      'Al',
      '(nobody)',
      '(nobody)',
    ]);
  });
});
