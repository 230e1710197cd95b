import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { PermissionKey } from '#kernel/permission.js';

export const REQUIRED_PERMISSION = 'required-permission';

/** Which key of the permission table a call needs. A route without one is refused for everyone. */
export const Requires = (key: PermissionKey): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(REQUIRED_PERMISSION, key),
    // Written into the API document, too.
    ApiExtension('x-permission', key),
    ...(key === 'open' ? [] : [ApiBearerAuth()]),
  );

/** A call that needs no token. */
export const Open = (): MethodDecorator & ClassDecorator => Requires('open');

export const TAKES_BYTES = 'takes-bytes';

/** A call whose body is a plain file (a Buffer); all others take JSON only. */
export const TakesBytes = (): MethodDecorator => SetMetadata(TAKES_BYTES, true);
