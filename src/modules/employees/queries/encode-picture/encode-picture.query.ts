import { Query } from '@nestjs/cqrs';

/**
 * A png, jpeg or webp as it is kept. Takes a while, so it is asked before a command begins.
 * Refused: 400 PICTURE_INVALID.
 */
export class EncodePictureQuery extends Query<Buffer> {
  /** `bytes`: as they were sent. */
  constructor(readonly bytes: Uint8Array) {
    super();
  }
}
