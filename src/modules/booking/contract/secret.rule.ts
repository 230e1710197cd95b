import { RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** What POST /booking/reservations gave to the visitor alone. */
export const Secret = (): PropertyDecorator => RequiredText(TEXT_LIMITS.name);
