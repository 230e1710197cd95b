const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #212529; background: #f8f9fa;
    display: grid; place-content: center; min-height: 100vh; margin: 0; text-align: center; }
  progress { width: 18rem; }
  @media (prefers-color-scheme: dark) { body { color: #e9ecef; background: #1a1b1e; } }`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

/** What this page may load: nothing. */
export const WAITING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** What a browser shows until the process is ready; it reloads by itself. */
export const waitingPage = (percent: number, sentence: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="2">
    <title>Emma is getting ready</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Emma is getting ready…</h1>
      <progress max="100" value="${percent}" aria-label="Getting ready">${percent}%</progress>
      <p>${escaped(sentence)}</p>
      <p>This page opens by itself.</p>
    </main>
  </body>
</html>
`;
