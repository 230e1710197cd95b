import type { JSX } from 'react';

export interface LetterFrameProps {
  title: string;
  /** From the server, which made it safe: shown as it is sent. */
  html: string;
  className?: string;
}

const HEAD = /<head\b[^>]*>/i;
/** Links open in a new tab, never in the frame. */
const BASE = '<base target="_blank">';

/** Nothing else is added: what is before the doctype would have the page drawn by other rules. */
function page(html: string): string {
  const head = HEAD.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + BASE + html.slice(at);
}

/** A letter as its reader sees it. Without scripts, forms and an origin nothing in it can act. */
export function LetterFrame({ title, html, className }: LetterFrameProps): JSX.Element {
  return <iframe className={className} title={title} sandbox="allow-popups" srcDoc={page(html)} />;
}
