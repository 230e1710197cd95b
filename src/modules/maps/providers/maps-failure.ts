import { Logger } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/index.js';
import { RemoteFailure } from './remote/remote-failure.js';

const logger = new Logger('Maps');

/**
 * What people read when an outside maps service fails; the cause goes to the log.
 * @throws DomainError 503; anything but a RemoteFailure unchanged
 */
export function refuseForPeople(
  error: unknown,
  message: string = COMMON_ERRORS.SERVICE_UNAVAILABLE,
): never {
  if (!(error instanceof RemoteFailure)) throw error;
  logger.warn(error.message);
  throw new DomainError('unavailable', 'SERVICE_UNAVAILABLE', message);
}
