import { RenewDefaultTemplates1795000001202 } from './renew-default-templates.js';

/** The default templates again, now with between which times the crew arrives, where that was promised. */
export class PromiseArrivalInTemplates1795000001205 extends RenewDefaultTemplates1795000001202 {
  override name = 'PromiseArrivalInTemplates1795000001205';
}
