import { describe, expect, it } from '@jest/globals';
import { addressIn } from './address-in.js';
import type { AddressRule } from './address-in.js';

const STRICT: AddressRule = { emailClaim: 'email', trustUnverifiedEmail: 'off' };
const TRUSTING: AddressRule = { ...STRICT, trustUnverifiedEmail: 'on' };
const email = 'ann@emma.test';
const faultOf = (claims: object, rule: AddressRule): string => {
  const found = addressIn({ ...claims }, rule);
  return 'fault' in found ? found.fault : `taken: ${found.email}`;
};

describe('addressIn', () => {
  it.each([true, 'true'])('takes an address that was verified: %j', (verified) => {
    expect(addressIn({ email, email_verified: verified }, STRICT)).toEqual({ email });
  });

  it.each([undefined, null, false, 'false', 1, 'yes'])('takes no other: %j', (verified) => {
    expect(faultOf({ email, email_verified: verified }, STRICT)).toMatch(
      /OIDC_TRUST_UNVERIFIED_EMAIL/,
    );
    expect(addressIn({ email, email_verified: verified }, TRUSTING)).toEqual({ email });
  });

  it('distinguishes an issuer that says nothing from one that says no', () => {
    expect(faultOf({ email }, STRICT)).toContain('does not say whether it verified');
    expect(faultOf({ email, email_verified: false }, STRICT)).toContain('did not verify');
  });

  it.each([undefined, '', 7, ['ann@emma.test']])('needs an address, which %j is not', (value) => {
    for (const rule of [STRICT, TRUSTING]) {
      expect(faultOf({ email: value, email_verified: true }, rule)).toMatch(
        /no claim email .*OIDC_EMAIL_CLAIM/,
      );
    }
  });

  it('takes the claim that the operator names', () => {
    const claims = { upn: email, preferred_username: 'boss@emma.test' };
    expect(addressIn(claims, { ...TRUSTING, emailClaim: 'upn' })).toEqual({ email });
  });

  it('does not take what email_verified says of another claim', () => {
    const rule = { ...STRICT, emailClaim: 'upn' };
    const chosen = { upn: 'boss@emma.test', email, email_verified: true };
    expect(faultOf(chosen, rule)).toMatch(/does not speak of the claim upn/);
    expect(addressIn({ ...chosen, upn: 'Ann@Emma.test' }, rule)).toEqual({
      email: 'Ann@Emma.test',
    });
  });
});
