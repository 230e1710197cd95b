import { describe, expect, it } from '@jest/globals';
import { mayReturnTo } from './redirect-uris.js';

const own = ['https://office.example.com'];

describe('mayReturnTo', () => {
  it.each([
    'https://office.example.com/signin',
    'https://office.example.com/signin/',
    'http://localhost:5173/signin',
    'http://127.0.0.1:3000/signin',
    'http://[::1]:3000/signin',
  ])('takes %s', (uri) => expect(mayReturnTo(uri, own)).toBe(true));

  it.each([
    'https://evil.example/signin',
    'https://office.example.com.evil.example/signin',
    'https://office.example.com@evil.example/signin',
    'https://x@office.example.com/signin',
    'https://office.example.com/elsewhere',
    'https://office.example.com/signin#x',
    'http://office.example.com/signin',
    'http://localhost.evil.example/signin',
    'javascript://localhost/signin',
    'ftp://localhost/signin',
    '/signin',
    '',
  ])('refuses %j', (uri) => expect(mayReturnTo(uri, own)).toBe(false));
});
