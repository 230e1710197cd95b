import { describe, expect, it } from '@jest/globals';
import { checkedBy, IsLocalDay, RequiredText } from '#kernel/validation/index.js';
import { BodyValidationPipe } from './validation.pipe.js';

class Span {
  @IsLocalDay() from!: string;
  @IsLocalDay() to!: string;
  @RequiredText() name!: string;
}

class Loose {
  @checkedBy('name', () => null) name?: string;
}

const refused = (value: object, type: 'query' | 'body' = 'query') =>
  new BodyValidationPipe().transform(value, { type, metatype: Span });

describe('BodyValidationPipe', () => {
  it('answers a query with the sentence about days where nothing but days is wrong', async () => {
    const message = 'Invalid usage: provided dateString is not in expected YYYY-MM-DD format';
    await expect(refused({ from: '2027-3-1', to: '2027-02-30', name: 'a' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
      details: {
        errors: [
          { path: 'from', message },
          { path: 'to', message },
        ],
      },
    });
  });

  it('asks to fix the fields where another one is wrong too [R-API-4]', async () => {
    await expect(refused({ from: 'x', to: '2027-02-03', name: 7 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Please fix the highlighted validation errors!',
      details: { errors: [{ path: 'from' }, { path: 'name' }] },
    });
  });

  it('asks to fix the day of a body, where the page highlights it', async () => {
    const body = { from: 'x', to: '2027-02-03', name: 'a' };
    await expect(refused(body, 'body')).rejects.toMatchObject({
      message: 'Please fix the highlighted validation errors!',
      details: { errors: [{ path: 'from' }] },
    });
  });

  it.each([[[]], [5]])('says of %j in our words that it is no object', async (value) => {
    const sent = new BodyValidationPipe().transform(value, { type: 'body', metatype: Loose });
    await expect(sent).rejects.toMatchObject({
      details: { errors: [{ path: 'body', message: 'This field should be an object' }] },
    });
  });
});
