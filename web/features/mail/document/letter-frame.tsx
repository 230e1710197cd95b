import type { JSX } from 'react';
import { safeMailHtml } from './mail-document';

export interface LetterFrameProps {
  title: string;
  html: string;
  className?: string;
}

/** Links open in a new tab, never in the frame. */
const page = (html: string): string => `<base target="_blank">${safeMailHtml(html)}`;

/** A letter as its reader sees it. Without scripts, forms and an origin nothing in it can act. */
export function LetterFrame({ title, html, className }: LetterFrameProps): JSX.Element {
  return <iframe className={className} title={title} sandbox="allow-popups" srcDoc={page(html)} />;
}
