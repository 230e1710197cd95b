/** A template that every company starts with, for all branches. */
export interface DefaultTemplate {
  template: string;
  name: string;
  subject: string;
  preview: string;
  mjml: string;
}
