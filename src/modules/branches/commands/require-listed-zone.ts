import { invalidFields } from '#kernel/domain-error.js';
import { BRANCH_MESSAGES } from '../contract/branch-terms.js';
import { isListedZone } from '../domain/listed-zones.js';

/**
 * @param stored what the branch has already: a list of another version may have had it
 * @throws DomainError 400 on `timezone`
 */
export function requireListedZone(timezone: string, stored?: string): void {
  if (timezone === stored || isListedZone(timezone)) return;
  throw invalidFields([{ path: 'timezone', message: BRANCH_MESSAGES.zone }]);
}
