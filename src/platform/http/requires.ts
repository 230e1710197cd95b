import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { PermissionKey } from '../../kernel/permission.js';

export const REQUIRED_PERMISSION = 'required-permission';

/** Which key of the role matrix a call needs. A route without one is refused to everybody. */
export const Requires = (key: PermissionKey): MethodDecorator & ClassDecorator =>
  key === 'open'
    ? SetMetadata(REQUIRED_PERMISSION, key)
    : applyDecorators(SetMetadata(REQUIRED_PERMISSION, key), ApiBearerAuth());

/** A call that needs no token. */
export const Open = (): MethodDecorator & ClassDecorator => Requires('open');
