import { Module } from '@nestjs/common';
import { MailboxController } from './http/mailbox.controller.js';
import { MailerController } from './http/mailer.controller.js';
import { TemplateController } from './http/template.controller.js';
import { MailModule } from './mail.module.js';

@Module({
  imports: [MailModule],
  controllers: [TemplateController, MailerController, MailboxController],
})
export class MailApiModule {}
