const ts = require('typescript');

/** Where the makers of a refusal (src/kernel/domain-error.ts) take its kind and its code. */
const MAKERS = {
  DomainError: { kindAt: 0, codeAt: 1 },
  conflict: { kind: 'conflict', codeAt: 0 },
  ruleBroken: { kind: 'rule', codeAt: 0 },
};
/** Decorators that connect a class to the message or event that it handles. */
const ANSWERS = new Set(['CommandHandler', 'QueryHandler', 'Reaction']);
/**
 * The methods that the framework calls on a class named by a decorator: pipes, guards, handlers.
 */
const CALLED_BY_FRAMEWORK = new Set(['transform', 'canActivate', 'intercept', 'execute', 'react']);

const FAULTY_FIELD = ['invalid', 'VALIDATION_FAILED'];

const holdsCode = (node) =>
  ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node);

/**
 * Which refusals a call may lead to: what is thrown by whatever its method calls, also through the
 * messages that it sends, the events that are raised, and the classes behind an interface. It can
 * be more than really happens, where code is shared and one of its callers never reaches a branch,
 * but never less than the sources contain.
 */
class Refusals {
  #handlers = new Map();
  #implementations = new Map();
  #known = new Map();

  constructor(program) {
    this.checker = program.getTypeChecker();
    this.sources = program.getSourceFiles().filter(({ fileName }) => !isForeign(fileName));
    for (const source of this.sources)
      source.statements.filter(ts.isClassDeclaration).forEach((one) => this.#index(one));
  }

  /** @returns {[kind: string, code: string][]} of one method of a controller, in a stable order */
  of(method) {
    const seen = new Set();
    const found = new Map(this.#takesFields(method) ? [[FAULTY_FIELD.join(), FAULTY_FIELD]] : []);
    const waiting = [method, ...(ts.getDecorators(method.parent) ?? [])];
    while (waiting.length > 0) {
      const node = waiting.pop();
      if (seen.has(node)) continue;
      seen.add(node);
      const { refusals, next } = this.#look(node);
      for (const refusal of refusals) found.set(refusal.join(), refusal);
      waiting.push(...next);
    }
    return [...found.keys()].sort().map((key) => found.get(key));
  }

  /** The sentences of the contracts by their codes: every constant `…_ERRORS`. */
  sentences() {
    const tables = this.sources.flatMap(({ statements }) =>
      statements
        .filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) => declarationList.declarations)
        .filter(({ name }) => ts.isIdentifier(name) && name.text.endsWith('_ERRORS')),
    );
    return Object.fromEntries(
      tables.flatMap((table) =>
        this.checker
          .getTypeAtLocation(table)
          .getProperties()
          .map((code) => [code.name, this.checker.getTypeOfSymbolAtLocation(code, table)])
          .filter(([, type]) => type.isStringLiteral())
          .map(([code, type]) => [code, type.value]),
      ),
    );
  }

  #index(declaration) {
    for (const decorator of ts.getDecorators(declaration) ?? []) {
      const { expression } = decorator;
      if (!ts.isCallExpression(expression) || !ANSWERS.has(expression.expression.getText()))
        continue;
      add(this.#handlers, this.#symbol(expression.arguments[0]), declaration);
    }
    for (const clause of declaration.heritageClauses ?? []) {
      for (const { expression } of clause.types) {
        add(this.#implementations, this.#symbol(expression), declaration);
      }
    }
  }

  /** Whether a body, a query or a path is read into one of our classes, whose every field is checked. */
  #takesFields({ parameters }) {
    return parameters.some((one) =>
      this.checker.getTypeAtLocation(one).symbol?.name.endsWith('Dto'),
    );
  }

  /** What one piece of code throws itself, and what it calls. */
  #look(declaration) {
    const known = this.#known.get(declaration);
    if (known) return known;
    const looked = { refusals: [], next: [] };
    this.#known.set(declaration, looked);
    const visit = (node) => {
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
        looked.refusals.push(...this.#made(node));
      }
      if (ts.isIdentifier(node)) looked.next.push(...this.#meant(node));
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
    return looked;
  }

  /**
   * The refusals that a call of such a function makes, also of one that passes its code on to
   * another.
   */
  #made(call) {
    const maker = this.#makerOf(call.expression);
    const code = maker && call.arguments?.[maker.codeAt];
    if (!code) return [];
    const kinds = maker.kind ? [maker.kind] : this.#literals(call.arguments[maker.kindAt]);
    return kinds.flatMap((kind) => this.#literals(code).map((one) => [kind, one]));
  }

  #makerOf(callee) {
    const symbol = this.#symbol(callee);
    const declaration = symbol?.valueDeclaration;
    if (!declaration || isForeign(declaration.getSourceFile().fileName)) return undefined;
    if (MAKERS[symbol.name]) return MAKERS[symbol.name];
    const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (!made || !ts.isArrowFunction(made) || !ts.isCallExpression(made.body)) return undefined;
    const inner = MAKERS[made.body.expression.getText()];
    const code = inner && made.body.arguments[inner.codeAt];
    const codeAt = code
      ? made.parameters.findIndex(({ name }) => name.getText() === code.getText())
      : -1;
    return inner?.kind && codeAt >= 0 ? { kind: inner.kind, codeAt } : undefined;
  }

  /**
   * The texts that an expression can be; none for a parameter that is passed on, which its callers
   * fill.
   */
  #literals(expression) {
    const declared = ts.isIdentifier(expression) && this.#symbol(expression)?.valueDeclaration;
    if (declared && ts.isParameter(declared)) return [];
    const type = this.checker.getTypeAtLocation(expression);
    const types = type.isUnion() ? type.types : [type];
    return types.filter((one) => one.isStringLiteral()).map(({ value }) => value);
  }

  /** The code that a name stands for. */
  #meant(name) {
    const symbol = this.#symbol(name);
    const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    if (!declaration || isForeign(declaration.getSourceFile().fileName)) return [];
    if (ts.isClassDeclaration(declaration)) return this.#ofClass(name, symbol, declaration);
    // A whole module imported under one name: the member that is meant has a name of its own.
    if (ts.isSourceFile(declaration)) return [];
    const { parent } = declaration;
    const isMember = ts.isClassDeclaration(parent) || ts.isInterfaceDeclaration(parent);
    const behind = isMember ? this.#behind(this.#symbol(parent.name), symbol.name) : [];
    return holdsCode(declaration) ? [declaration, ...behind] : behind;
  }

  #ofClass(name, symbol, declaration) {
    if (ts.isNewExpression(name.parent)) {
      const handled = (this.#handlers.get(symbol) ?? []).flatMap(calledByFramework);
      return [...declaration.members.filter(ts.isConstructorDeclaration), ...handled];
    }
    return ts.findAncestor(name, ts.isDecorator) ? calledByFramework(declaration) : [];
  }

  /** The members with this name in the classes that implement or extend a type. */
  #behind(type, member) {
    return (this.#implementations.get(type) ?? []).flatMap((one) => [
      ...one.members.filter(({ name }) => name?.getText() === member),
      ...this.#behind(this.#symbol(one.name), member),
    ]);
  }

  #symbol(node) {
    if (!node) return undefined;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.checker.getAliasedSymbol(symbol)
      : symbol;
  }
}

const isForeign = (fileName) => fileName.endsWith('.d.ts') || fileName.includes('/node_modules/');

const calledByFramework = ({ members }) =>
  members.filter(({ name }) => CALLED_BY_FRAMEWORK.has(name?.getText()));

const add = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);

module.exports = { Refusals };
