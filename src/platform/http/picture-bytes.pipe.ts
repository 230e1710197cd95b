import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { PICTURE_ERRORS, PICTURE_MAX_BYTES } from '#kernel/picture.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';

/**
 * A body that is a picture.
 * @throws 400 PICTURE_INVALID, 413
 */
@Injectable()
export class PictureBytesPipe implements PipeTransform<unknown, Buffer> {
  transform(body: unknown): Buffer {
    if (!Buffer.isBuffer(body) || body.length === 0) {
      throw new DomainError('invalid', 'PICTURE_INVALID', PICTURE_ERRORS.PICTURE_INVALID);
    }
    if (body.length > PICTURE_MAX_BYTES) {
      throw new DomainError('too-large', 'BODY_TOO_LARGE', COMMON_ERRORS.BODY_TOO_LARGE);
    }
    return body;
  }
}
