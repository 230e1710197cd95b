import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ActivateVersionCommand } from '#modules/ranges/commands/activate-version/activate-version.command.js';
import { KeepVersionCommand } from '#modules/ranges/commands/keep-version/keep-version.command.js';
import { GetModelQuery } from '#modules/ranges/queries/get-model/get-model.query.js';
import { ModelTrainer } from '#modules/ranges/training/model-trainer.js';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { keepBases } from '../../../src/app/demo/keep-bases.js';
import { STAMP_JOBS, TO_STAMP } from '../../../src/app/demo/stamp-jobs.js';

/** What crews of a branch have stamped by now, and what Emma has learned from it. */
export async function stampScene(
  app: NestFastifyApplication,
  branchId: string,
  now: Date,
): Promise<void> {
  const commands = app.get(CommandBus);
  const [work, db] = [app.get(UnitOfWork, { strict: false }), app.get(Db, { strict: false })];
  const begun = [now, '-infinity', [branchId]];
  await keepBases(commands, await db.rows(TO_STAMP, begun));
  await work.run(() => db.execute(STAMP_JOBS, begun));
  const trainer = app.get(ModelTrainer, { strict: false });
  const training = await trainer.train(new AbortController().signal);
  await commands.execute(new KeepVersionCommand(newId(now.getTime()), training, true));
  const { active, versions } = await app.get(QueryBus).execute(new GetModelQuery());
  const [newest] = versions;
  // So few moves may be held; the page is about one that is in use.
  if (newest && newest.version !== active)
    await commands.execute(new ActivateVersionCommand(newest.version));
}
