import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { trainModel } from '../domain/train-model.js';
import type { KnownJob, TrainedModel, UsedJob } from '../domain/train-model.js';
import type { CollectedJob } from '../domain/collected-job.js';
import { JobCollector } from './job-collector.js';

/** What all finished jobs teach now. */
export interface Training {
  readonly model: TrainedModel;
  /** Used and left out ones, by their ends; without a residual where it taught nothing. */
  readonly jobs: readonly (CollectedJob & { readonly residual: number | null })[];
  readonly used: readonly KnownJob[];
  /** Equal for equal jobs. */
  readonly jobsHash: string;
}

/** Learns from finished jobs; stores nothing. */
@Injectable()
export class ModelTrainer {
  constructor(private readonly collector: JobCollector) {}

  async train(signal: AbortSignal): Promise<Training> {
    const collected = await this.collector.collect(signal);
    const used = collected.flatMap(asUsed);
    const model = trainModel(used);
    let place = 0;
    const jobs = collected.map((job) => {
      const residual = asUsed(job).length === 0 ? null : (model.residuals[place++] ?? null);
      return { ...job, residual };
    });
    return { model, jobs, used, jobsHash: hashOf(collected) };
  }
}

/** One, or none where it teaches nothing. */
function asUsed(job: CollectedJob): (UsedJob & KnownJob)[] {
  const { activityId, group, ratio, leftOut, branchId, day } = job;
  if (ratio === null || leftOut !== null) return [];
  return [{ activityId, group, y: Math.log(ratio), branchId, month: day.slice(0, 7) }];
}

function hashOf(jobs: readonly CollectedJob[]): string {
  const hash = createHash('sha256');
  for (const { activityId, branchId, group, ratio, leftOut } of jobs) {
    hash.update(`${activityId} ${branchId} ${group} ${ratio} ${leftOut}\n`);
  }
  return hash.digest('hex');
}
