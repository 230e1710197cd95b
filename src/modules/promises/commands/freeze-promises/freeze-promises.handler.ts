import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import type { RangeView } from '#modules/ranges/contract/range.view.js';
import { PromiseRepository } from '../../persistence/promise.repository.js';
import type { KeptPromise } from '../../persistence/promise.repository.js';
import { FreezePromisesCommand } from './freeze-promises.command.js';
import type { TellingEmail } from './freeze-promises.command.js';

@CommandHandler(FreezePromisesCommand)
export class FreezePromisesHandler implements ICommandHandler<FreezePromisesCommand> {
  constructor(private readonly promises: PromiseRepository) {}

  async execute({ email, ranges }: FreezePromisesCommand): Promise<void> {
    await this.promises.add([...ranges].map(([id, range]) => promiseOf(id, range, email)));
  }
}

const promiseOf = (
  activityId: string,
  { hours, price, most, quantile, model, basis }: RangeView,
  { emailId, template, at }: TellingEmail,
): KeptPromise => ({
  id: newId(at.getTime()),
  activityId,
  ...{ emailId, template, at, quantile },
  hours: { ...hours, maximum: most.hours },
  price: { ...price, maximum: most.price },
  modelVersion: model.version,
  constantsVersion: basis.constantsVersion,
});
