/** Takes no room: only mail programs read it, beside the subject. */
export const HIDDEN_LINE = 'display:none;max-height:0;overflow:hidden;opacity:0';

const BODY = /<body\b[^>]*>/i;

const asText = (line: string): string =>
  line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** An email that begins with the line that mail programs show next to the subject, if there is one. */
export function withPreviewLine(html: string, line: string): string {
  if (line.trim() === '') return html;
  const body = BODY.exec(html);
  const at = body ? body.index + body[0].length : 0;
  const told = `<div style="${HIDDEN_LINE}">${asText(line)}</div>`;
  return html.slice(0, at) + told + html.slice(at);
}
