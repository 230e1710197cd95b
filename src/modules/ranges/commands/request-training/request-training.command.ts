import { Command } from '@nestjs/cqrs';
import type { TrainingStartedView } from '../../contract/model.view.js';

/** Starts a job that learns from the finished jobs, or joins the one already waiting. */
export class RequestTrainingCommand extends Command<TrainingStartedView> {}
