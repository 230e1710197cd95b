import { checkDto } from '#kernel/validation/index.js';
import { CustomerListQueryDto, LeadQueueQueryDto, MatchRepeatDto } from './customers.dto.js';

describe('queries', () => {
  it('reads the list query from text [R-LIST-4]', () => {
    const { value, faults } = checkDto(CustomerListQueryDto, {
      search: 'gom',
      filter: 'all',
      page: '2',
      size: '200',
      sort: 'requestedDay',
      order: 'asc',
      branch: 'all',
    });
    expect(faults).toEqual([]);
    expect(value).toEqual({
      search: 'gom',
      filter: 'all',
      page: 2,
      size: 200,
      sort: 'requestedDay',
      order: 'asc',
    });
  });

  it.each(['search', 'filter', 'page', 'size', 'sort', 'order', 'branch'])(
    'count an empty %s as not sent',
    (name) => {
      const { value, faults } = checkDto(CustomerListQueryDto, { [name]: '' });
      expect(faults).toEqual([]);
      expect((value as Record<string, unknown>)[name] ?? '').toBe('');
    },
  );

  it.each([
    { size: '201' },
    { page: '0' },
    { sort: 'zip' },
    { order: 'up' },
    { branch: 'x' },
    { filter: 'inactive' },
  ])('refuses %p', (query) => {
    expect(checkDto(CustomerListQueryDto, query).faults).toHaveLength(1);
  });

  it('takes leads of every branch and repeat look-ups with one address', () => {
    expect(checkDto(LeadQueueQueryDto, { branchId: 'all' }).value).toEqual({});
    expect(checkDto(MatchRepeatDto, { email: 'a@example.com', altEmail: '' }).faults).toEqual([]);
    expect(checkDto(MatchRepeatDto, { email: 'a@' }).faults).toHaveLength(1);
  });
});
