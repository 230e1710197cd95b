import type { JSX } from 'react';
import { TemplateEditor } from './template-editor';
import { NEW_TEMPLATE } from './template-values';

/** /emma/admin/template/new. */
export default function NewTemplatePage(): JSX.Element {
  return <TemplateEditor values={NEW_TEMPLATE} />;
}
