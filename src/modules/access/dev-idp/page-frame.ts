import { sandboxLabelOf } from '../sandbox-label.js';
import { escapeHtml } from './escape-html.js';

const LABEL = sandboxLabelOf('development') ?? '';

/** A page of the development provider. @param content HTML whose texts are escaped already */
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
