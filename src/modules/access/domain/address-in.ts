import type { OnOff } from '#kernel/setting-values.js';

/** Where an issuer gives a person's address, and how far it is trusted. */
export interface AddressRule {
  /** The claim that has it. */
  emailClaim: string;
  /** 'on': also an address that the issuer does not say it has verified. */
  trustUnverifiedEmail: OnOff;
}

export type AddressFound = { email: string } | { fault: string };

type Claims = Readonly<Record<string, unknown>>;

/** Some issuers send a boolean as text. */
const isYes = (value: unknown): boolean => value === true || value === 'true';

const isSame = (one: unknown, other: string): boolean =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase();

const saysOf = (claim: unknown): string =>
  claim === undefined
    ? 'the issuer does not say whether it verified the email address (no claim email_verified)'
    : 'the issuer says that it did not verify the email address';

/** The person's address in the claims about them, or why none counts; the fault is for the log. */
export function addressIn(claims: Claims, rule: AddressRule): AddressFound {
  const { emailClaim, trustUnverifiedEmail } = rule;
  const email = claims[emailClaim];
  if (typeof email !== 'string' || email === '') {
    return { fault: `no claim ${emailClaim} with an email address (see OIDC_EMAIL_CLAIM)` };
  }
  if (trustUnverifiedEmail === 'on') return { email };
  // `email_verified` is about `email`; anyone who may choose another claim's text could choose who
  // they are.
  if (!isSame(claims['email'], email)) {
    return {
      fault: `email_verified does not speak of the claim ${emailClaim} (see OIDC_TRUST_UNVERIFIED_EMAIL)`,
    };
  }
  const verified = claims['email_verified'];
  if (isYes(verified)) return { email };
  return { fault: `${saysOf(verified)} (see OIDC_TRUST_UNVERIFIED_EMAIL)` };
}
