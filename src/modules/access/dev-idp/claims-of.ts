import type { EmployeeDirectory } from '../employee-directory.js';
import type { DevClaims } from './dev-issuer.js';

/** Vouches for any address, as a real provider does: whether it is an employee's is not its business. */
export async function claimsOf(directory: EmployeeDirectory, email: string): Promise<DevClaims> {
  const person = await directory.activeByEmail(email);
  const name = person ? { name: person.name } : {};
  return { sub: email.toLowerCase(), email, email_verified: true, ...name };
}
