import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Jobs } from '#platform/queue/jobs.js';
import { DELIVER_NOTICE } from '../../jobs/deliver-notice.job.js';
import { NoticeSeal } from '../../delivery/notice-seal.js';
import { SendNoticeCommand } from './send-notice.command.js';

@CommandHandler(SendNoticeCommand)
export class SendNoticeHandler implements ICommandHandler<SendNoticeCommand> {
  constructor(
    private readonly seal: NoticeSeal,
    private readonly jobs: Jobs,
  ) {}

  async execute({ notice }: SendNoticeCommand): Promise<void> {
    const noticeId = newId();
    const sealed = this.seal.close(noticeId, notice);
    await this.jobs.enqueue(DELIVER_NOTICE, { noticeId, sealed }, { startedBy: null });
  }
}
