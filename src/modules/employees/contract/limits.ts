/** Bytes of a picture as it is sent. */
export const PICTURE_MAX_BYTES = 1_048_576;
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
