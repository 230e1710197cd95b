import { SetMetadata } from '@nestjs/common';
import type { Type } from '@nestjs/common';

export const REACTS_TO = 'reacts-to';

/** Handles an integration event inside the transaction that raised it. */
export interface Reacts<E extends object> {
  react(event: E): Promise<void>;
}

/** Marks a provider as the reaction to one kind of event. */
export const Reaction = (event: Type): ClassDecorator => SetMetadata(REACTS_TO, event);
