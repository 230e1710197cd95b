import { Module } from '@nestjs/common';
import { DeliverEmailProcessor } from './processors/deliver-email.processor.js';
import { DeliverNoticeProcessor } from './processors/deliver-notice.processor.js';
import { ResumeDeliveriesProcessor } from './processors/resume-deliveries.processor.js';
import { MailModule } from './mail.module.js';

/** The background work of mail: deliveries. */
@Module({
  imports: [MailModule],
  providers: [DeliverEmailProcessor, DeliverNoticeProcessor, ResumeDeliveriesProcessor],
})
export class MailJobsModule {}
