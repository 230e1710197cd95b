import { invalidFields } from '#kernel/domain-error.js';
import { REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import type { CauseDto, FixCause } from '../contract/cause.dto.js';

const REPAIRS = ['truckDown', 'sick', 'late', 'noShow'] as const;

const fault = (path: string, message: string): Error => invalidFields([{ path, message }]);

/** The mark that a fix mends. @throws 400 */
export function fixCauseOf({ mark, id, ...others }: CauseDto): FixCause {
  if (mark === undefined) throw fault('cause.mark', REQUIRED_MESSAGE);
  if (id === undefined) throw fault('cause.id', REQUIRED_MESSAGE);
  const [other] = REPAIRS.filter((name) => others[name] !== undefined);
  if (other) throw fault(`cause.${other}`, 'A fix has a mark alone');
  return { mark, id };
}

/** The one thing that went wrong. @throws 400 */
export function repairCauseOf(cause: CauseDto): CauseDto {
  const named = REPAIRS.filter((name) => cause[name] !== undefined);
  const isMixed = cause.mark !== undefined || cause.id !== undefined;
  if (named.length !== 1 || isMixed) throw fault('cause', 'A repair has one cause');
  return { [named[0] ?? '']: cause[named[0] ?? 'late'] };
}
