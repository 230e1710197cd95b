import { checkDto } from '#kernel/validation/index.js';
import { AccessTokenDto } from './access-token.dto.js';

describe('AccessTokenDto', () => {
  it('takes a token, and leaves a missing one to CREDENTIAL_MISSING', () => {
    expect(checkDto(AccessTokenDto, { idToken: 'a.b.c' }).faults).toEqual([]);
    expect(checkDto(AccessTokenDto, {}).faults).toEqual([]);
    expect(checkDto(AccessTokenDto, { idToken: null }).value.idToken).toBe('');
  });

  it('names what it does not know', () => {
    expect(checkDto(AccessTokenDto, { password: 'x' }).faults[0]?.path).toBe('password');
  });
});
