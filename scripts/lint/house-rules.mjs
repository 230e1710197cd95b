import { posix, relative, sep } from 'node:path';

/** The rules of this house that oxlint does not bring (.oxlintrc.json says where each holds). */

const MAX_PARAMETERS = 5;
// A Nest provider names its dependencies one by one; beyond this it does too much.
const MAX_DEPENDENCIES = 8;

const ASK_THE_CLOCK = 'Ask the Clock: a handler or a rule must be testable at any time of day.';
const ONE_STORE =
  'State that is shown is a slice of the page\'s store: see "State in the page" in ARCHITECTURE.';

/** What is forbidden, as a selector of the syntax tree, and what to do instead. */
const FORBIDDEN = {
  'few-parameters': {
    [`:function[params.length>${MAX_PARAMETERS}]:not(MethodDefinition[kind="constructor"] > FunctionExpression)`]: `At most ${MAX_PARAMETERS} parameters: pass one object.`,
    [`MethodDefinition[kind="constructor"] > FunctionExpression[params.length>${MAX_DEPENDENCIES}]`]: `At most ${MAX_DEPENDENCIES} dependencies: split the class.`,
  },
  'time-comes-from-the-clock': {
    'NewExpression[callee.name="Date"][arguments.length=0]': ASK_THE_CLOCK,
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]': ASK_THE_CLOCK,
    'CallExpression[callee.object.name="DateTime"][callee.property.name=/^(now|local|utc)$/][arguments.length=0]':
      ASK_THE_CLOCK,
  },
  'one-store': {
    'ImportSpecifier[imported.name="useSyncExternalStore"]': ONE_STORE,
    'NewExpression[callee.name="Set"] > TSTypeParameterInstantiation > TSFunctionType': ONE_STORE,
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > NewExpression[callee.name=/^(Map|Set|EventTarget)$/][arguments.length=0]':
      ONE_STORE,
  },
  'no-await-at-top': {
    'Program > ExpressionStatement > AwaitExpression, :matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > AwaitExpression':
      'Safari before 27 lets a second importer read a module that still waits: wait in a function.',
  },
  'no-behavior-in-data': {
    'MethodDefinition[kind!="constructor"], PropertyDefinition > :function':
      'A DTO is data: no methods, getters or functions.',
  },
  'no-cast-of-entries': {
    'TSAsExpression > CallExpression.expression[callee.object.name="Object"][callee.property.name="fromEntries"], TSAsExpression > TSAsExpression.expression > CallExpression.expression[callee.object.name="Object"][callee.property.name="fromEntries"]':
      'The compiler does not know which names are there: recordOf has each of them.',
  },
  'rows-say-what-they-are': {
    'CallExpression[callee.property.name=/^(query|prepared|quick)$/] > TSTypeParameterInstantiation:not(:has(> TSObjectKeyword))':
      'Nobody checks such a claim: say what a statement answers (statement, composed), and read its rows.',
  },
  'no-double-cast': {
    'TSAsExpression > TSAsExpression > TSUnknownKeyword':
      'A cast by way of unknown hides what the compiler knows: narrow, or give the thing its type.',
  },
};

const forbids = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** A file's path from the checkout, with `/`. */
const pathOf = ({ cwd, filename }) => relative(cwd, filename).replaceAll(sep, '/');

const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Where folders have names of our own. */
const OWN_FOLDERS = /^(src|web|test|scripts)$/;

/** Files, up to their first dot, and folders. */
const kebabCase = {
  create: (context) => ({
    Program(node) {
      const folders = pathOf(context).split('/');
      const file = folders.pop().replace(/^\./, '').replace(/\..*$/, '');
      const names = OWN_FOLDERS.test(folders[0]) ? [...folders, file] : [file];
      for (const name of names)
        if (!KEBAB_CASE.test(name))
          context.report({ node, message: `Files and folders are named in kebab-case: ${name}` });
    },
  }),
};

const PART = /^src\/(kernel|platform|modules\/[^/]+)\//;
const partOf = (path) => PART.exec(path)?.[0];
/** Higher than two folders nothing climbs, even in its own part. */
const TOO_HIGH = /^(\.\.\/){3}/;

const importsByName = {
  create(context) {
    const from = pathOf(context);
    const check = ({ source }) => {
      const to = source?.value;
      if (typeof to !== 'string' || !to.startsWith('.')) return;
      const leaves = partOf(posix.join(posix.dirname(from), to)) !== partOf(from);
      if (leaves || (from.startsWith('src/') && TOO_HIGH.test(to)))
        context.report({
          node: source,
          message: 'Another part is imported by its name: #kernel/…, #platform/…, #modules/…',
        });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const FIXED_WAIT =
  'A fixed time proves nothing and is always lost: wait for what is meant, or for a later event of the same way.';
const FUNCTION = /Function/;
/** In these a wait is the pause between two looks. */
const LOOKS_AGAIN = /^(For|While|DoWhile)Statement$/;

/** Whether what stands here is repeated until something is seen, by this very function. */
function looksAgain(node) {
  for (let at = node.parent; at && !FUNCTION.test(at.type); at = at.parent)
    if (LOOKS_AGAIN.test(at.type)) return true;
  return false;
}

/** `new Promise((done) => setTimeout(done, ms))`; without a time it waits for a turn of the loop. */
function isTimer({ callee, arguments: [executor] }) {
  const { params, body } = executor ?? {};
  return (
    callee.name === 'Promise' &&
    body?.callee?.name === 'setTimeout' &&
    body.arguments.length > 1 &&
    body.arguments[0].name === params[0]?.name
  );
}

/** How long a limit is that something else is waited for is no matter: a race. */
const isRaced = ({ parent }) => parent.type === 'ArrayExpression';

const noFixedWait = {
  create(context) {
    const sleeps = new Set();
    const check = (node) => {
      if (!looksAgain(node) && !isRaced(node)) context.report({ node, message: FIXED_WAIT });
    };
    return {
      'ImportDeclaration[source.value="node:timers/promises"] > ImportSpecifier[imported.name="setTimeout"]':
        ({ local }) => sleeps.add(local.name),
      CallExpression(node) {
        const { callee } = node;
        if (sleeps.has(callee.name) || callee.property?.name === 'waitForTimeout') check(node);
      },
      NewExpression(node) {
        if (isTimer(node)) check(node);
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    ...Object.fromEntries(
      Object.entries(FORBIDDEN).map(([name, selectors]) => [name, forbids(selectors)]),
    ),
    'kebab-case': kebabCase,
    'imports-by-name': importsByName,
    'no-fixed-wait': noFixedWait,
  },
};
