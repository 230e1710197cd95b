import { quoteLine, type SentQuote } from './quote-line';

const quote: SentQuote = {
  status: 'sent',
  sent: '2026-11-27T18:00:00.000Z',
  dollars: 747.6,
  isMost: null,
};
const lineOf = (change: Partial<SentQuote>, quoted: number | null = 748.2) =>
  quoteLine({ ...quote, ...change }, { estimate: quoted, most: quoted, quoted }, 'America/Chicago');

it('says what was quoted, when, and whether it arrived', () => {
  expect(lineOf({})).toEqual({
    ...{ words: 'Quoted $748, 11/27', state: 'Delivered', now: null, isLost: false },
  });
  expect(lineOf({ status: 'queued', sent: null })).toMatchObject({
    ...{ words: 'Quoted $748', state: 'On its way', isLost: false },
  });
  expect(lineOf({ status: 'failed', sent: null })).toMatchObject({
    ...{ state: 'Not delivered', isLost: true },
  });
  expect(lineOf({ dollars: null })).toMatchObject({ words: 'Quoted, 11/27', now: null });
});

it('says what the move comes to by now, where that is known and another price [R-CUST-34]', () => {
  expect(lineOf({}, 812)).toMatchObject({ words: 'Quoted $748, 11/27', now: 'now $812' });
  expect(lineOf({}, null).now).toBeNull();
});

it('compares a maximum with the maximum and an estimate with the estimate [R-CUST-34]', () => {
  // More movers, fewer hours: the estimate fell, and since then a maximum is promised.
  const now = { estimate: 700, most: 955, quoted: 955 };
  const lineNow = (isMost: boolean, change: Partial<SentQuote> = {}) =>
    quoteLine({ ...quote, isMost, ...change }, now, 'America/Chicago');
  expect(lineNow(false)).toMatchObject({ words: 'Quoted $748, 11/27', now: 'now $700' });
  expect(lineNow(true)).toMatchObject({
    ...{ words: 'Quoted at most $748, 11/27', now: 'now at most $955' },
  });
  expect(lineNow(true, { dollars: 955 }).now).toBeNull();
});
