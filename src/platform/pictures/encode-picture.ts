import type { Sharp } from 'sharp';
import { DomainError } from '#kernel/domain-error.js';
import { PICTURE_ERRORS } from '#kernel/picture.js';

/** A megabyte can unpack to a gigabyte; a phone's camera makes 50 million pixels at most. */
const MAX_PIXELS = 50_000_000;
const READ = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

/**
 * A picture that somebody sent, in the form in which it is stored: encoded again, without a
 * camera's extra data.
 * @throws 400 PICTURE_INVALID for bytes that are no png, jpeg or webp
 */
export async function encodePicture(
  bytes: Uint8Array,
  stored: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const picture = await open(bytes);
  try {
    return await stored(picture.autoOrient()).toBuffer();
  } catch {
    throw new DomainError('invalid', 'PICTURE_INVALID', PICTURE_ERRORS.PICTURE_INVALID);
  }
}

/** The library is loaded with the first picture, because it is large and most starts need none. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // It reads dozens of formats; only these three are accepted.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}
