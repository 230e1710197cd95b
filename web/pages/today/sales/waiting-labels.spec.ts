import type { WaitingCustomerView } from '#modules/customers/contract/sales-today.view.js';
import { movesOf, reasonOf, routeOf, sinceOf, toneOf, whySince } from './waiting-labels';

const NOW = new Date('2026-11-23T15:00:00Z');
const waiting = (over: Partial<WaitingCustomerView>): WaitingCustomerView => ({
  ...{ _id: 'c', firstName: 'Ana', lastName: 'Park', phone: '', timezone: 'America/Chicago' },
  ...{
    why: 'quote',
    urgent: false,
    since: '2026-11-20T03:00:00Z',
    day: '2026-12-04',
    quoted: 1540,
  },
  ...{ quotedAt: '2026-11-19T15:00:00Z', from: null, to: null, lastCall: null, nextCall: null },
  ...over,
});

describe('a customer who waits', () => {
  it.each([
    [waiting({}), 'Quoted 11/19', 'moves 12/04', '4 days'],
    [waiting({ since: '2026-11-22T20:00:00Z', quotedAt: null }), 'Quoted', 'moves 12/04', '1 day'],
    [waiting({ why: 'called' }), 'Called, no quote sent', 'moves 12/04', '4 days'],
    [
      waiting({ why: 'lead', since: '2026-11-23T12:00:00Z', day: null }),
      ...(['New lead', '', '3 h'] as const),
    ],
    [waiting({ why: 'lead' }), 'New lead', 'asked for 12/04', '3 days'],
    [
      waiting({ why: 'autobooking', urgent: true, since: '2026-11-23T12:00:00Z' }),
      ...(['Booked online, call first', 'moves 12/04', '3 h'] as const),
    ],
    [
      waiting({ why: 'planned', urgent: true, since: '2026-11-23T12:00:00Z', words: 'Two pianos' }),
      ...(['Two pianos', 'moves 12/04', '3 h'] as const),
    ],
    [
      waiting({ why: 'planned', urgent: true, since: '2026-11-23T12:00:00Z', day: null }),
      ...(['To be called', '', '3 h'] as const),
    ],
    [waiting({ why: 'confirm' }), 'Never sent', '', 'Fri, 12/04'],
    [waiting({ why: 'reconfirm' }), 'Changed since sent', '', 'Fri, 12/04'],
  ])('%# says why, for when and since when', (customer, reason, moves, since) => {
    expect(reasonOf(customer)).toBe(reason);
    expect(movesOf(customer)).toBe(moves);
    expect(sinceOf(customer, NOW)).toBe(since);
  });

  it.each([
    [{ nextCall: '2026-11-23T14:18:00Z' }, 'Due 8:18 AM CST, 42 min ago'],
    [{ nextCall: '2026-11-23T15:00:00Z' }, 'Due 9:00 AM CST, now'],
    [{ nextCall: '2026-11-20T15:00:00Z' }, 'Due 11/20 9:00 AM CST, 3 days ago'],
    [{ why: 'lead' }, 'New lead, waiting 3 days'],
    [{ why: 'lead', since: '2026-11-23T15:00:00Z' }, 'New lead, just now'],
    [{ why: 'autobooking', urgent: true }, 'Booked online, call first, waiting 3 days'],
    [{ why: 'called' }, 'Called 4 days ago, no quote sent'],
    [{ why: 'quote' }, 'Quoted, silent for 4 days'],
  ] as const)('%# is called next for a reason', (over, words) => {
    expect(whySince(waiting(over), NOW)).toBe(words);
  });

  it.each([
    [{ from: 'Norman', to: 'Edmond' }, 'Moves Fri, 12/04 · Norman to Edmond'],
    [{ from: 'Norman', to: 'Norman' }, 'Moves Fri, 12/04 · Norman'],
    [{ why: 'lead', to: 'Edmond', day: null }, 'Edmond'],
    [{ day: null }, ''],
  ] as const)('%# goes from one city to another', (over, words) => {
    expect(routeOf(waiting(over))).toBe(words);
  });

  it('is marked when pressing', () => {
    expect(toneOf(waiting({ urgent: true }), 'calls')).toBe('danger');
    expect(toneOf(waiting({}), 'silentQuotes')).toBe('warning');
    expect(toneOf(waiting({}), 'followUps')).toBe('plain');
  });
});
