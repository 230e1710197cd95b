import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_TOPICS } from '../../shared/help';

/** What index.html paints before any script has run. */
const painted = new DOMParser().parseFromString(
  readFileSync(join(__dirname, '../../index.html'), 'utf8'),
  'text/html',
);

it.each(['customers', 'customer', 'board'])(
  'paints the first line of %s as the frame says it',
  (id) => {
    const line = painted.querySelector(`.skeleton-line[data-of="${id}"]`);
    const words = line?.textContent.replace(/\s+/g, ' ').trim();
    const purpose = HELP_TOPICS.find((topic) => topic.id === id)?.purpose ?? '';
    expect(words).toBe(`${purpose} How it works`);
  },
);
