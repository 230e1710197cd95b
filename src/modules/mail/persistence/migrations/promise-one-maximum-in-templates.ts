import { RenewDefaultTemplates1795000001202 } from './renew-default-templates.js';

/** The default templates again, now with the one maximum that is promised, or else an estimate. */
export class PromiseOneMaximumInTemplates1795000001207 extends RenewDefaultTemplates1795000001202 {
  override name = 'PromiseOneMaximumInTemplates1795000001207';
}
