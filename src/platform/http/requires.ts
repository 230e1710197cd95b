import { SetMetadata } from '@nestjs/common';
import type { PermissionKey } from '../../kernel/permission.js';

export const REQUIRED_PERMISSION = 'required-permission';

/** Which key of the role matrix a call needs. A route without one is refused to everybody. */
export const Requires = (key: PermissionKey): MethodDecorator & ClassDecorator =>
  SetMetadata(REQUIRED_PERMISSION, key);

/** A call that needs no token. */
export const Open = (): MethodDecorator & ClassDecorator => Requires('open');
