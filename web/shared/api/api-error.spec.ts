import { apiErrorOf, SYSTEM_ERROR, toApiError } from './api-error';

describe('toApiError', () => {
  it('shows the message of a refusal, with its faults, reference and what the code names [R-PAGE-15]', () => {
    const error = toApiError(409, {
      statusCode: 409,
      code: 'OUTSTANDING_ASSIGNMENTS',
      message: 'Please unassign.',
      errors: [{ path: 'a.b', message: 'no' }, 'rubbish'],
      requestId: 'r-7',
      dates: ['2026-11-21'],
    });
    expect(error).toEqual({
      statusCode: 409,
      code: 'OUTSTANDING_ASSIGNMENTS',
      message: 'Please unassign.',
      errors: [{ path: 'a.b', message: 'no' }],
      requestId: 'r-7',
      details: { dates: ['2026-11-21'] },
    });
  });

  it('hides what a broken server says [R-PAGE-15]', () => {
    expect(toApiError(500, { message: 'relation does not exist' }).message).toBe(SYSTEM_ERROR);
    expect(toApiError(502, '<html>').message).toBe(SYSTEM_ERROR);
  });

  it('says the same when no answer came', () => {
    expect(apiErrorOf(new TypeError('network'))).toMatchObject({
      statusCode: 0,
      message: SYSTEM_ERROR,
    });
  });
});
