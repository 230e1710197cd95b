/** A template that every company begins with, for all branches. */
export interface DefaultTemplate {
  template: string;
  name: string;
  subject: string;
  preview: string;
  mjml: string;
}
