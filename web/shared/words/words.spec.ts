import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceTexts, textsIn } from '../../testing/interface-texts';

const GUIDE = readFileSync(join(__dirname, '../../../docs/interface-words.md'), 'utf8');

/** Columns of a report and of an export that programs read by name. */
const KEPT = ['Cancelled', 'Cancelled %', 'E-mail'];

const givenUp = GUIDE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| use |'))
  .flatMap((line) => (line.split('|')[2] ?? '').split(','))
  .map((word) => word.trim())
  .filter(Boolean);

const pattern = new RegExp(`(?<![\\w-])(?:${givenUp.join('|')})(?![\\w-])`, 'i');
const wrongIn = (text: string): string | null =>
  KEPT.includes(text) ? null : (pattern.exec(text)?.[0] ?? null);

describe('the words of the interface', () => {
  it('are those of the guide, in every text that people read [R-PAGE-18]', () => {
    expect(givenUp.length).toBeGreaterThan(30);
    const { texts, files } = interfaceTexts(pattern);
    expect(files).toBeGreaterThan(800);
    const wrong = texts.flatMap(({ text, at }) => {
      const word = wrongIn(text);
      return word ? [`${at}: “${word}” in “${text}”`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are found in elements, attributes, strings and templates, but not in what is sent', () => {
    const source = `
      import { cancelled } from './Cancelled by e-mail';
      type State = 'cancelled';
      const wire = { state: 'cancelled' };
      const sentence = \`Sent by e-mail to \${name}\`;
      export const View = () => <p title="Age colour">It was cancelled <b>{'By whoever sold it'}</b></p>;
    `;
    const found = textsIn('view.tsx', source).flatMap(({ text }) => wrongIn(text) ?? []);
    expect(found.sort()).toEqual(['Age colour', 'cancelled', 'e-mail', 'whoever']);
  });
});
