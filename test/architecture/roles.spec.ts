import { describe, expect, it } from '@jest/globals';
import { PERMISSION_KEYS, ROLES } from '#kernel/permission.js';
import { may } from '#modules/access/contract/permission-table.js';
import { writtenRoles } from '../support/rules/written-roles.js';

describe('a role', () => {
  it('holds the keys that the rules give it, and no others [R-ACCESS-10]', () => {
    const keys = PERMISSION_KEYS.filter((key) => key !== 'open');
    const held = keys.map((key) => [key, ROLES.filter((role) => may([role], key))] as const);
    expect(new Map(held)).toEqual(writtenRoles());
  });
});
