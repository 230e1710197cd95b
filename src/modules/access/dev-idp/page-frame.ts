import { sandboxLabelOf } from '../sandbox-label.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is safe inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const LABEL = sandboxLabelOf('development') ?? '';

/**
 * A page of the development provider.
 * @param content HTML whose texts are escaped already
 */
export const pageFrame = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(LABEL)}</title>
<link rel="stylesheet" href="/dev-idp/style.css">
</head>
<body>
<main>
<p class="label">${escapeHtml(LABEL)}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** @param reason what the provider says is wrong; it may repeat what the request sent */
export const errorPage = (reason: string): string =>
  pageFrame(
    'Sign-in did not work',
    `<p>${escapeHtml(reason)}</p>\n<p><a href="/signin">Back to the sign-in page</a></p>`,
  );
