import { RenewDefaultTemplates1795000001202 } from './renew-default-templates.js';

/** The default templates again, now with the mover's registration. */
export class NameRegistrationInTemplates1795000001203 extends RenewDefaultTemplates1795000001202 {
  override name = 'NameRegistrationInTemplates1795000001203';
}
