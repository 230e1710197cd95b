import { checkDto } from '#kernel/validation/index.js';
import { CustomerContactDto } from './customer-contact.dto.js';

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

  it('checks mail, source, phone types and texts [R-CUST-4]', () => {
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
