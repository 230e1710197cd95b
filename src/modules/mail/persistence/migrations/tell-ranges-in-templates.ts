import { RenewDefaultTemplates1795000001202 } from './renew-default-templates.js';

/** The default templates again, now with the same maximum as the proposal that the server adds. */
export class TellRangesInTemplates1795000001206 extends RenewDefaultTemplates1795000001202 {
  override name = 'TellRangesInTemplates1795000001206';
}
