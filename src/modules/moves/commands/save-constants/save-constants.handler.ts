import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { invalidFields } from '../../../../kernel/domain-error.js';
import { localDateOf } from '../../../../kernel/local-date.js';
import { currentActor } from '../../../../platform/actor/actor.js';
import { Clock } from '../../../../platform/clock/clock.js';
import { fieldChanges } from '../../../../platform/history/field-changes.js';
import { History } from '../../../../platform/history/history.js';
import { COMPANY_TIMEZONE } from '../../company-timezone.js';
import type { ConstantsView } from '../../contract/constants.view.js';
import type { SaveConstantsDto } from '../../contract/save-constants.dto.js';
import { constantsFaults } from '../../domain/estimates/constants-faults.js';
import type { EstimateConstants } from '../../domain/estimates/estimate-constants.js';
import { ConstantsStore } from '../../persistence/constants-store.js';
import { SaveConstantsCommand } from './save-constants.command.js';

/** The trail of all versions together. */
const TRAIL = { entity: 'estimateConstants', entityId: 'estimateConstants' };

@CommandHandler(SaveConstantsCommand)
export class SaveConstantsHandler implements ICommandHandler<SaveConstantsCommand> {
  constructor(
    private readonly constants: ConstantsStore,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  async execute({ body }: SaveConstantsCommand): Promise<ConstantsView> {
    const now = this.clock.now();
    const today = localDateOf(now, COMPANY_TIMEZONE);
    const before = await this.constants.inForce(today);
    // What was reckoned before today stays as it was reckoned.
    const wanted = body.effectiveFrom ?? today;
    const figures = figuresOf(body, wanted > today ? wanted : today);
    const faults = constantsFaults(figures);
    if (faults.length > 0) throw invalidFields(faults);
    const after = await this.constants.add(figures, now, currentActor().employeeId);
    const changes = fieldChanges(before, after);
    await this.history.record({ ...TRAIL, type: 'UPDATED', changes });
    return after;
  }
}

/** Listed one by one: nothing else of the body is kept. */
const figuresOf = (body: SaveConstantsDto, effectiveFrom: string): EstimateConstants => ({
  version: 0,
  effectiveFrom,
  apartmentValues: body.apartmentValues.map(({ bedrooms, minutes }) => ({ bedrooms, minutes })),
  houseValues: body.houseValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  storageValues: body.storageValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  portableValues: body.portableValues.map(({ upTo, minutes }) => ({ upTo, minutes })),
  unloadFactor: body.unloadFactor,
  stairsCoefficient: body.stairsCoefficient,
  elevatorCoefficient: body.elevatorCoefficient,
  storiesCoefficient: body.storiesCoefficient,
  walkCoefficient: body.walkCoefficient,
  boxMinutes: body.boxMinutes,
  thirdMoverFactor: body.thirdMoverFactor,
  volumePerMinute: body.volumePerMinute,
  truckVolume: body.truckVolume,
});
