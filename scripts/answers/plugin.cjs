const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');
const { Refusals } = require('./refusals.cjs');
const { TypeSchemas } = require('./type-schemas.cjs');

const CONTROLLER = /\.controller\.ts$/;
/** Next to the code that reads it, in the compiled server. */
const RESULT = ['app', 'openapi', 'answers.json'];

/** The methods of a controller's class that answer calls: those with decorators. */
const routesOf = (node) =>
  node.members.filter(
    (member) => ts.isMethodDeclaration(member) && (ts.getDecorators(member) ?? []).length > 0,
  );

/** The answers and refusals of all calls by the name that the API document gives to a call: `Class_method`. */
function answersOf(program) {
  const checker = program.getTypeChecker();
  const schemas = new TypeSchemas(checker);
  const all = new Refusals(program);
  const answers = {};
  const refusals = {};
  for (const source of program
    .getSourceFiles()
    .filter(({ fileName }) => CONTROLLER.test(fileName))) {
    for (const node of source.statements.filter(ts.isClassDeclaration)) {
      for (const method of routesOf(node)) {
        const returned = checker.getSignatureFromDeclaration(method).getReturnType();
        const answer = schemas.answer(checker.getAwaitedType(returned) ?? returned);
        const call = `${node.name.text}_${method.name.text}`;
        if (answer) answers[call] = answer;
        refusals[call] = all.of(method);
      }
    }
  }
  return { answers, schemas: schemas.named, refusals, sentences: all.sentences() };
}

/**
 * A plugin of the server's build (nest-cli.json): writes down what the calls answer and refuse,
 * which only the compiler knows; the running server puts it into its API document. The code itself
 * is not changed.
 */
module.exports.before = (_options, program) => {
  const file = join(program.getCompilerOptions().outDir, ...RESULT);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify(answersOf(program)));
  return () => (source) => source;
};
