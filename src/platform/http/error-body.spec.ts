import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { errorBodyOf } from './error-body.js';

describe('a refusal of the framework', () => {
  it.each([
    [400, 'Request body size did not match Content-Length', 'This request cannot be read'],
    [408, 'Request Timeout', 'The request took too long to arrive.'],
    [413, 'Request body is too large', 'This is too large to be sent'],
    [418, 'I am a teapot', 'This request cannot be read'],
    [
      429,
      'Rate limit exceeded, retry in 1 minute',
      'Too many requests. Please try again in a moment.',
    ],
  ])('%i is put in words for people', (statusCode, words, message) => {
    const error = Object.assign(new Error(words), { statusCode });
    expect(errorBodyOf(error, 'r1')).toMatchObject({ statusCode, message });
  });

  it('says of a call that does not exist that it is not found', () => {
    expect(errorBodyOf(new NotFoundException('Cannot GET /api/v3/x'), 'r1')).toEqual({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: 'Not found',
      requestId: 'r1',
    });
  });
});
