/** What customers know the company by. */
export interface CompanyView {
  /** `''` until somebody has said it. */
  name: string;
  /** For visitors of the web site; `''` until somebody has said it. */
  phone: string;
  /** `#1c5d99` */
  color: string;
  /** Path of the logo on this server; null without one. It changes with every new logo. */
  logo: string | null;
}
