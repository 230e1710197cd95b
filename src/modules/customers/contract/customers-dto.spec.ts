import { checkDto } from '../../../kernel/validation/index.js';
import { CustomerContactDto } from './customer-contact.dto.js';
import { CustomerListQueryDto } from './customer-list.query.dto.js';
import { LeadQueueQueryDto } from './lead-queue.query.dto.js';
import { MatchRepeatDto } from './match-repeat.dto.js';

const messages = (body: Record<string, unknown>) =>
  Object.fromEntries(
    checkDto(CustomerContactDto, body).faults.map(({ path, message }) => [path, message]),
  );

describe('CustomerContactDto', () => {
  it('takes one missing name as a fault of its field, both as the pre-save check', () => {
    expect(messages({ firstName: '', lastName: 'Gomez' })).toEqual({
      firstName: 'This field is required',
    });
    expect(messages({ firstName: 'Maria', lastName: null })).toEqual({
      lastName: 'This field is required',
    });
    expect(messages({ lastName: ' ' })).toEqual({ lastName: 'This field is required' });
    expect(messages({ firstName: '', lastName: '' })).toEqual({});
    expect(messages({ firstName: 'Maria' })).toEqual({});
  });

  it('checks mail, source, phone types and texts', () => {
    expect(
      messages({
        email: 'nobody',
        altEmail: '',
        referredBy: '',
        phoneType: 'Fax',
        notes: 'a\ud800',
      }),
    ).toMatchObject({
      email: 'This field should be a valid email',
      referredBy: 'This field is required',
      phoneType: 'This field should be one of Mobile, Landline',
      notes: expect.any(String),
    });
  });

  it('drops what is the server’s and turns null texts empty', () => {
    const { value, faults } = checkDto(CustomerContactDto, {
      status: 'inactive',
      stage: 100,
      created: 'x',
      branch: { name: 'x' },
      altPhone: null,
      managedBy: null,
    });
    expect(faults).toEqual([]);
    expect(value).toEqual({ altPhone: '', managedBy: null });
  });
});

describe('queries', () => {
  it('reads the list query from text', () => {
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
