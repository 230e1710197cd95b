import type { Sharp } from 'sharp';
import { DomainError } from '#kernel/domain-error.js';
import { EMPLOYEE_ERRORS } from '../contract/employee-terms.js';

/** Pixels of each side of a kept picture. */
const SIDE = 256;
/** A megabyte can unpack to a gigabyte; a phone's camera makes 50 million pixels at most. */
const MAX_PIXELS = 50_000_000;
const READ = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

/**
 * A picture as it is stored: a square WebP, encoded again without a camera's extra data.
 * @throws 400 PICTURE_INVALID for bytes that are no png, jpeg or webp
 */
export async function encodePicture(bytes: Uint8Array): Promise<Buffer> {
  const picture = await open(bytes);
  try {
    return await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new DomainError('invalid', 'PICTURE_INVALID', EMPLOYEE_ERRORS.PICTURE_INVALID);
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
