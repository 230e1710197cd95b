import { Query } from '@nestjs/cqrs';

/**
 * Converts a png, jpeg or webp into a logo as it is stored. Takes a while, so it is asked for
 * before a command begins.
 * Refused: 400 PICTURE_INVALID.
 */
export class EncodeLogoQuery extends Query<Buffer> {
  /** `bytes`: as they were sent. */
  constructor(readonly bytes: Uint8Array) {
    super();
  }
}
