/** Bytes of a picture as it is sent. */
export const PICTURE_MAX_BYTES = 1_048_576;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The refusal of a picture and its sentence. */
export const PICTURE_ERRORS = {
  PICTURE_INVALID: 'The picture should be a png, jpeg or webp of at most 1 MB.',
} as const;
export type PictureErrorCode = keyof typeof PICTURE_ERRORS;

/** Whether a file of this type and size can be sent. */
export const isPicture = ({ type, size }: { type: string; size: number }): boolean =>
  size <= PICTURE_MAX_BYTES && PICTURE_TYPES.some((known) => known === type);
