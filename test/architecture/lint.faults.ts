/** A file that breaks a rule of lint. */
export interface LintFault {
  rule: string;
  at: string;
  text: string;
}

const fault = (rule: string, at: string, text: string): LintFault => ({ rule, at, text });

const lines = (count: number): string => Array.from({ length: count }, () => 'go();\n').join('');

const SLEEP = "import { setTimeout as sleep } from 'node:timers/promises';\n";
const PLATFORM = 'src/platform/faults';
const MOVES = 'src/modules/moves';
const PAGES = 'web/pages/faults';

/** Right beside what is wrong: what each rule allows. */
export const ALLOWED: Record<string, string> = {
  [`${PLATFORM}/allowed.ts`]:
    "import { a } from './b.js';\nimport type { B } from './b.js';\nimport { Clock } from '#platform/clock/clock.js';\n" +
    'export const many = (...[b, c]: number[]): unknown => [b, c];\n' +
    'const { left, ...rest } = a as { left: 1 };\nexport const all = (one: B | null): unknown => one == null && [rest, Clock];\n',
  [`${PLATFORM}/allowed.spec.ts`]:
    'export class A {}\nexport class B {}\nexport const found: string = JSON.parse(process.env.NAME!) as unknown as string;\n',
  [`${MOVES}/contract/allowed.dto.ts`]: 'export class A { name: string; }\nexport class B {}\n',
  [`${MOVES}/domain/allowed.spec.ts`]: 'export const now = new Date();\n',
  [`${PLATFORM}/looks.spec.ts`]:
    `${SLEEP}let looks = 0;\nwhile (looks < 9) { looks += 1; await sleep(10); }\n` +
    'await Promise.race([Promise.resolve(), sleep(10)]);\nawait new Promise((done) => setTimeout(done));\n' +
    'await new Promise((done, fail) => { setTimeout(() => fail(new Error()), 10); done(looks); });\n',
  'src/platform/config/allowed.ts': 'export const env = process.env;\n',
  [`${PAGES}/allowed.ts`]:
    'export const cache = new Map<string, number>([]);\nconst typed: Map<string, number> = new Map();\nconsole.error(typed);\n',
};

export const LINT_FAULTS: LintFault[] = [
  fault('max-lines', 'scripts/long.mjs', lines(301)),
  fault('no-var', 'scripts/var.mjs', 'var a = 1;\nexport default a;\n'),
  fault('prefer-const', 'scripts/let.mjs', 'let a = 1;\nexport default a;\n'),
  fault('eqeqeq', `${PLATFORM}/equals.ts`, 'export const is = (a: number): boolean => a == 1;\n'),
  fault(
    'no-duplicate-imports',
    `${PLATFORM}/twice.ts`,
    "import { a } from './b.js';\nimport { c } from './b.js';\nexport default [a, c];\n",
  ),
  fault('kebab-case', 'scripts/camelCase.mjs', 'export default 1;\n'),
  fault('kebab-case', `${PLATFORM}/snake_case.spec.ts`, 'export default 1;\n'),
  fault('kebab-case', 'web/shared/Folder/file.ts', 'export default 1;\n'),
  fault('few-parameters', 'scripts/six.mjs', 'export const six = (a, b, c, d, e, f) => a;\n'),
  fault(
    'few-parameters',
    `${PLATFORM}/nine.ts`,
    'export class Nine { constructor(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9) {} }\n',
  ),
  fault('max-classes-per-file', `${PLATFORM}/two.ts`, 'export class A {}\nexport class B {}\n'),
  fault('no-unused-vars', `${PLATFORM}/unused.ts`, 'const a = 1;\nexport const b = 2;\n'),
  fault('no-unused-vars', `${PLATFORM}/left.ts`, 'export const f = (_a: number): void => {};\n'),
  fault('no-console', `${PLATFORM}/says.ts`, 'console.error(1);\n'),
  fault('no-console', `${PAGES}/says.ts`, 'console.log(1);\n'),
  fault('no-restricted-properties', `${PLATFORM}/env.ts`, 'export const a = process.env.NAME;\n'),
  fault('no-restricted-properties', `${PLATFORM}/of.ts`, 'export const { env } = process;\n'),
  fault('ban-ts-comment', `${PLATFORM}/hides.ts`, '// @ts-ignore\nexport const a: number = "";\n'),
  fault('no-explicit-any', `${PLATFORM}/any.ts`, 'export const a = (b: any[]): unknown => b;\n'),
  fault(
    'no-non-null-assertion',
    `${PLATFORM}/sure.ts`,
    'export const a = (b: string | null): string => b!;\n',
  ),
  fault(
    'no-cast-of-entries',
    `${PLATFORM}/entries.ts`,
    "export const a = (b: string[]): Record<'c', string> =>\n  Object.fromEntries(b.map((one) => [one, one])) as Record<'c', string>;\n",
  ),
  fault(
    'rows-say-what-they-are',
    `${PLATFORM}/rows.ts`,
    'export const of = (db: { query: <R>(text: string) => R }): string => db.query<string>("select 1");\n',
  ),
  fault(
    'no-double-cast',
    `${PLATFORM}/cast.ts`,
    'export const a = (b: string): number => b as unknown as number;\n',
  ),
  fault(
    'no-double-cast',
    `${PAGES}/cast.ts`,
    'export const a = (b: string): number => b as unknown as number;\n',
  ),
  fault(
    'no-behavior-in-data',
    `${MOVES}/contract/acts.dto.ts`,
    'export class A { get b(): number { return 1; } }\n',
  ),
  fault(
    'no-behavior-in-data',
    `${MOVES}/contract/holds.dto.ts`,
    'export class A { b = (): number => 1; }\n',
  ),
  fault(
    'time-comes-from-the-clock',
    `${MOVES}/domain/new.ts`,
    'export const now = (): Date => new Date();\n',
  ),
  fault(
    'time-comes-from-the-clock',
    `${MOVES}/commands/add/now.ts`,
    'export const now = (): number => Date.now();\n',
  ),
  fault(
    'time-comes-from-the-clock',
    `${MOVES}/queries/get/now.ts`,
    "import { DateTime } from 'luxon';\nexport const now = (): DateTime => DateTime.utc();\n",
  ),
  fault(
    'rules-of-hooks',
    `${PAGES}/hook.tsx`,
    "import { useState } from 'react';\nexport function useA(b: boolean): void { if (b) useState(1); }\n",
  ),
  fault(
    'exhaustive-deps',
    `${PAGES}/effect.tsx`,
    "import { useEffect } from 'react';\nexport function useA(b: () => void): void { useEffect(() => { b(); }, []); }\n",
  ),
  fault(
    'one-store',
    `${PAGES}/external.ts`,
    "import { useSyncExternalStore } from 'react';\nexport default useSyncExternalStore;\n",
  ),
  fault(
    'one-store',
    `${PAGES}/listeners.ts`,
    'export const make = (): unknown => new Set<() => void>();\n',
  ),
  fault('one-store', `${PAGES}/map.ts`, 'export const shown = new Map<string, string>();\n'),
  fault(
    'no-await-at-top',
    `${PAGES}/waits.ts`,
    "const a = await import('./map');\nexport default a;\n",
  ),
  fault('no-await-at-top', `${PAGES}/begins.ts`, "await import('./map');\n"),
  fault('no-await-at-top', `${PAGES}/gives.ts`, "export const a = await import('./map');\n"),
  fault(
    'one-store',
    `${PAGES}/own.ts`,
    'const shown = new Set();\nexport const a = (): unknown => shown;\n',
  ),
  fault('imports-by-name', 'web/shared/climbs.ts', "import '../../src/kernel/money';\n"),
  fault('imports-by-name', 'test/api/climbs.ts', "export * from '../../src/platform/a.js';\n"),
  fault('imports-by-name', 'src/app/climbs.ts', "export { a } from '../modules/moves/a.js';\n"),
  fault('imports-by-name', `${MOVES}/leaves.ts`, "import '../trucks/index.js';\n"),
  fault('imports-by-name', `${MOVES}/domain/leaves.ts`, "import '../../trucks/index.js';\n"),
  fault('imports-by-name', `${MOVES}/domain/asks.ts`, "void import('../../trucks/index.js');\n"),
  fault('imports-by-name', `${MOVES}/a/b/c/climbs.ts`, "import '../../../index.js';\n"),
  fault('no-floating-promises', `${PLATFORM}/floats.ts`, 'Promise.resolve(1);\n'),
  fault(
    'no-misused-promises',
    `${PLATFORM}/misused.ts`,
    'export const a = (b: Promise<boolean>): number => (b ? 1 : 2);\n',
  ),
  fault(
    'await-thenable',
    `${PLATFORM}/awaits.ts`,
    'export const a = async (): Promise<number> => await 1;\n',
  ),
  fault(
    'switch-exhaustiveness-check',
    `${PLATFORM}/switch.ts`,
    "export function a(b: 'c' | 'd'): void { switch (b) { case 'c': return; } }\n",
  ),
  fault(
    'no-unsafe-assignment',
    `${PLATFORM}/parses.ts`,
    "const a = JSON.parse('1');\nexport const b = a as number;\n",
  ),
  fault(
    'no-unsafe-return',
    `${PLATFORM}/returns.ts`,
    "export const a = (): number => JSON.parse('1');\n",
  ),
  fault(
    'only-throw-error',
    `${PLATFORM}/throws.ts`,
    "export const a = (): never => { throw 'a'; };\n",
  ),
  fault('no-fixed-wait', `${PLATFORM}/sleeps.spec.ts`, `${SLEEP}await sleep(10);\n`),
  fault(
    'no-fixed-wait',
    'scripts/each.spec.mjs',
    `${SLEEP}for (const each of [1, 2]) await sleep(each);\n`,
  ),
  fault(
    'no-fixed-wait',
    `${PAGES}/waits.spec.tsx`,
    'await new Promise((done) => setTimeout(done, 10));\n',
  ),
  fault(
    'no-fixed-wait',
    'test/api/pauses.ts',
    'export const a = (page: { waitForTimeout: (ms: number) => void }): void => page.waitForTimeout(10);\n',
  ),
];
