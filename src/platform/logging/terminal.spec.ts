import { describe, expect, it } from '@jest/globals';
import { Terminal } from './terminal.js';

/** What a screen shows of the output: a line that was rewritten is gone. */
const shown = (written: string): string[] =>
  written.split('\n').map((line) => line.split('\r\u001b[2K').at(-1) ?? '');

function terminal(isTTY: boolean): { terminal: Terminal; written: () => string } {
  let written = '';
  const write = (text: string | Uint8Array): boolean => {
    written += String(text);
    return true;
  };
  return { terminal: new Terminal({ isTTY, write }), written: () => written };
}

describe('a terminal', () => {
  it('keeps one changing line below the lines of the log', () => {
    const { terminal: screen, written } = terminal(true);
    for (const percent of [1, 2, 3]) screen.show(`Loading the demo company… ${percent}%`);
    screen.write('Oklahoma City is loaded\n');
    expect(shown(written())).toEqual(['Oklahoma City is loaded', 'Loading the demo company… 3%']);
    screen.clear();
    screen.write('Emma is ready\n');
    expect(shown(written())).toEqual(['Oklahoma City is loaded', 'Emma is ready', '']);
  });

  it('has no such line where nobody sits at it', () => {
    const { terminal: file, written } = terminal(false);
    file.show('Loading the demo company… 1%');
    file.write('Oklahoma City is loaded\n');
    file.clear();
    expect(written()).toBe('Oklahoma City is loaded\n');
  });
});
