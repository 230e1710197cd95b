import { SetMetadata } from '@nestjs/common';

export const TAKES_BYTES = 'takes-bytes';

/** A call whose body is a file as it is (a Buffer); all others take JSON only. */
export const TakesBytes = (): MethodDecorator => SetMetadata(TAKES_BYTES, true);
