import type { WaitingCustomerView } from '#modules/customers/contract/sales-today.view.js';
import { reasonOf, sinceOf, toneOf } from './waiting-labels';

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
  ...over,
});

describe('a customer who waits', () => {
  it.each([
    [waiting({}), 'Quoted $1,540, moves 12/04', '4 days'],
    [waiting({ since: '2026-11-22T20:00:00Z', quoted: null }), 'Quoted, moves 12/04', '1 day'],
    [waiting({ why: 'called' }), 'Called, no quote sent, moves 12/04', '4 days'],
    [
      waiting({ why: 'lead', since: '2026-11-23T12:00:00Z', day: null }),
      ...(['New lead', '3 h'] as const),
    ],
    [
      waiting({ why: 'autobooking', urgent: true, since: '2026-11-23T12:00:00Z' }),
      ...(['Booked online, call first, moves 12/04', '3 h'] as const),
    ],
    [
      waiting({ why: 'planned', urgent: true, since: '2026-11-23T12:00:00Z', words: 'Two pianos' }),
      ...(['Two pianos, moves 12/04', '3 h'] as const),
    ],
    [
      waiting({ why: 'planned', urgent: true, since: '2026-11-23T12:00:00Z', day: null }),
      ...(['To be called', '3 h'] as const),
    ],
    [waiting({ why: 'confirm' }), 'No confirmation sent', 'Fri, 12/04'],
    [waiting({ why: 'reconfirm' }), 'Changed since confirmed', 'Fri, 12/04'],
  ])('%# says why and since when', (customer, reason, since) => {
    expect(reasonOf(customer)).toBe(reason);
    expect(sinceOf(customer, NOW)).toBe(since);
  });

  it('is marked when pressing', () => {
    expect(toneOf(waiting({ urgent: true }), 'calls')).toBe('danger');
    expect(toneOf(waiting({}), 'silentQuotes')).toBe('warning');
    expect(toneOf(waiting({}), 'followUps')).toBe('plain');
  });
});
