import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';
import { actorIdOf, currentActor } from '../actor/actor.js';
import { CannotStart } from '../config/cannot-start.js';

/** What logs while the framework wires itself up: more than a hundred lines that help nobody. */
const WIRING = new Set([
  ...['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory'],
  ...['NestApplication', 'WebSocketsController'],
]);

type Level = 'info' | 'error' | 'warn' | 'debug';

/** Nest's logger on pino: one JSON line for each event, with its request or job. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    // The program prints this sentence itself when it ends.
    if (message instanceof CannotStart) return;
    if (level === 'info' && WIRING.has(String(context))) return;
    const actor = currentActor();
    const { requestId, jobId } = actor;
    const id = actorIdOf(actor);
    const fields = { context, requestId, jobId, actor: id ? `${actor.kind}:${id}` : undefined };
    if (message instanceof Error) this.pino[level]({ ...fields, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) {
      const { error, message: text, ...others } = message as { error?: unknown; message?: string };
      this.pino[level]({ ...fields, ...others, err: error }, text);
    } else {
      const stack = level === 'error' && rest.length > 1 ? rest[0] : undefined;
      this.pino[level]({ ...fields, stack }, String(message));
    }
  }
}
