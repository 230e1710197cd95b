import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { CHECKOUT, exportsOf, exportsOfEach, sourcesEndingIn } from './support/sources.js';

const TABLES = [
  'src/kernel/picture.ts',
  'src/kernel/validation/error-body.ts',
  ...sourcesEndingIn('.ts').filter((path) => /\/contract\/(errors|[a-z-]+-terms)\.ts$/.test(path)),
];

/** The codes that the contracts name: the keys of their tables of sentences. */
async function namedCodes(): Promise<string[]> {
  return (await exportsOfEach(TABLES)).flatMap((names) =>
    Object.entries(names)
      .filter(([name]) => name.endsWith('_ERRORS'))
      .flatMap(([, table]) => Object.keys(table as object)),
  );
}

/** Which argument of a refusal function is its code. */
const CODE_AT: Readonly<Record<string, number>> = { conflict: 0, ruleBroken: 0, DomainError: 1 };

/** The codes that the server's sources refuse with, where they are literals. */
function thrownCodes(path: string): string[] {
  const text = readFileSync(join(CHECKOUT, path), 'utf8');
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const maker = ts.isIdentifier(node.expression) ? node.expression.text : '';
      const code = node.arguments?.[CODE_AT[maker] ?? -1];
      if (code && ts.isStringLiteral(code)) codes.push(code.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023));
  return codes;
}

describe('the codes of refusals', () => {
  let named: string[];
  beforeAll(async () => {
    named = await namedCodes();
  });

  it('all stand in a contract', () => {
    const thrown = sourcesEndingIn('.ts').flatMap(thrownCodes);
    expect(thrown.length).toBeGreaterThan(25);
    expect([...new Set(thrown)].filter((code) => !named.includes(code))).toEqual([]);
  });

  it('each have a text in the page that says what to do', async () => {
    const { errorHint } = await exportsOf('web/shared/api/error-hints.ts');
    const hint = errorHint as (code: string) => string;
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((code) => hint(code) === '')).toEqual([]);
  });
});
