import { describe, expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox-of.js';

describe('a mailbox', () => {
  it.each([
    [' Wendy@Example.COM', 'wendy@example.com'],
    ['wendy+moving@example.com', 'wendy@example.com'],
    ['w.webb@example.com', 'w.webb@example.com'],
    ['W.Webb+1@googlemail.com', 'wwebb@gmail.com'],
    ['+1@example.com', '+1@example.com'],
    ['', '@'],
  ])('of %j is %j', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
