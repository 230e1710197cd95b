export interface MarketingSourceView {
  _id: string;
  name: string;
  active: boolean;
}

/** The source of customers who book on the company's own web site; it always exists. */
export const WEB_SITE_SOURCE = 'Web site';
