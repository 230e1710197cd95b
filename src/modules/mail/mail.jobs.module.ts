import { Module } from '@nestjs/common';
import { DeliverEmailProcessor } from './jobs/deliver-email.processor.js';
import { DeliverNoticeProcessor } from './jobs/deliver-notice.processor.js';
import { ResumeDeliveriesProcessor } from './jobs/resume-deliveries.processor.js';
import { MailModule } from './mail.module.js';

/** The background work of mail: deliveries. */
@Module({
  imports: [MailModule],
  providers: [DeliverEmailProcessor, DeliverNoticeProcessor, ResumeDeliveriesProcessor],
})
export class MailJobsModule {}
