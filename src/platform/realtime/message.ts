import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

/**
 * What a connection sent, as it came. The pipe that reads the bodies of calls would refuse some of it,
 * with an answer that no connection gets: who handles a message reads it and acknowledges what is wrong.
 */
export const Message = createParamDecorator(
  (_none: undefined, context: ExecutionContext): unknown => context.switchToWs().getData(),
);
