import { Module } from '@nestjs/common';
import { FreezePromisesHandler } from './commands/freeze-promises/freeze-promises.handler.js';
import { PromiseRepository } from './persistence/promise.repository.js';
import { ListPromisesHandler } from './queries/list-promises/list-promises.handler.js';

/** What customers were told about how long and how expensive a day may become. */
@Module({ providers: [PromiseRepository, FreezePromisesHandler, ListPromisesHandler] })
export class PromisesModule {}
