import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ICommand } from '@nestjs/cqrs';
import { IdempotencyRecord } from '#platform/database/idempotency-record.js';
import { currentTransaction } from '#platform/database/transaction.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';

/**
 * Wraps one transaction around every command that comes from outside; commands that a handler or a
 * reaction sends join it. The bus has no pipeline of its own, so `execute` is wrapped once.
 */
@Injectable()
export class CommandPipeline implements OnModuleInit {
  constructor(
    private readonly bus: CommandBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyRecord,
  ) {}

  onModuleInit(): void {
    const handle = this.bus.execute.bind(this.bus);
    const execute = async (command: ICommand): Promise<unknown> => {
      if (currentTransaction()) return handle(command) as Promise<unknown>;
      return this.unitOfWork.run(async () => {
        const result: unknown = await handle(command);
        await this.idempotency.write(result);
        return result;
      });
    };
    this.bus.execute = execute as typeof this.bus.execute;
  }
}
