import { RenewDefaultTemplates1795000001202 } from './renew-default-templates.js';

/** The default templates again, now with the company's logo and color. */
export class BrandTemplates1795000001204 extends RenewDefaultTemplates1795000001202 {
  override name = 'BrandTemplates1795000001204';
}
