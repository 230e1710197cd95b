import { Module } from '@nestjs/common';
import { MailboxController } from './http/mailbox.controller.js';
import { MailerController } from './http/mailer.controller.js';
import { TemplateController } from './http/template.controller.js';
import { MailModule } from './mail.module.js';
import { EmailTopic } from './realtime/email.topic.js';

@Module({
  imports: [MailModule],
  controllers: [TemplateController, MailerController, MailboxController],
  providers: [EmailTopic],
})
export class MailApiModule {}
