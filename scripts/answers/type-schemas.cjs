const ts = require('typescript');

const PREFIX = '#/components/schemas/';
const { TypeFlags } = ts;

/** Answers that are not JSON: bytes, and what a handler writes itself. */
const NOT_JSON = new Set(['Buffer', 'FastifyReply', 'Readable', 'StreamableFile', 'Uint8Array']);

const PLAIN = [
  [TypeFlags.StringLike | TypeFlags.TemplateLiteral, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
];

const NULL = { type: 'null' };

/** As OpenAPI 3.1 says that a value may be null. */
const typed = (type, isNullable) => ({ type: isNullable ? [type, 'null'] : type });

const nameOf = (type) => (type.aliasSymbol ?? type.symbol)?.name;

/**
 * Makes OpenAPI schemas from the compiler's types; interfaces get a name by which others refer to
 * them.
 */
class TypeSchemas {
  /** By name, as `components.schemas` has them. */
  named = {};
  #types = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  /** What a call answers; undefined if it is nothing, or not JSON. */
  answer(type) {
    if (type.flags & (TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Any)) return undefined;
    return NOT_JSON.has(type.symbol?.name) ? undefined : this.schema(type);
  }

  schema(type) {
    if (type.isUnion()) return this.#union(type);
    const plain = PLAIN.find(([flags]) => type.flags & flags);
    if (plain)
      return type.isLiteral() ? { type: plain[1], enum: [type.value] } : { type: plain[1] };
    if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return {};
    if (nameOf(type) === 'Date') return { type: 'string', format: 'date-time' };
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return this.#list(type);
    return this.#isNamed(type) ? this.#reference(type) : this.#object(type);
  }

  #union(type) {
    const types = type.types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const present = types.filter(({ flags }) => !(flags & TypeFlags.Null));
    const isNullable = present.length < types.length;
    if (present.every(({ flags }) => flags & TypeFlags.BooleanLike)) {
      return typed('boolean', isNullable);
    }
    if (present.every((one) => one.isStringLiteral() || one.isNumberLiteral())) {
      const values = present.map(({ value }) => value);
      const choice = isNullable ? [...values, null] : values;
      return { ...typed(typeof values[0], isNullable), enum: choice };
    }
    const schemas = this.#different(present);
    const [only = {}, ...others] = schemas;
    if (others.length === 0 && !isNullable) return only;
    if (others.length === 0 && typeof only.type === 'string') {
      return {
        ...only,
        ...typed(only.type, true),
        ...(only.enum ? { enum: [...only.enum, null] } : {}),
      };
    }
    return { anyOf: isNullable ? [...schemas, NULL] : schemas };
  }

  #different(types) {
    const schemas = types.map((type) => JSON.stringify(this.schema(type)));
    return [...new Set(schemas)].map((schema) => JSON.parse(schema));
  }

  #list(type) {
    const items = this.#different(this.checker.getTypeArguments(type));
    return { type: 'array', items: items.length === 1 ? items[0] : { anyOf: items } };
  }

  /**
   * An interface or alias of ours without type arguments; others are written out where they are
   * used.
   */
  #isNamed(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declared = symbol?.declarations?.[0];
    if (!declared || declared.getSourceFile().isDeclarationFile) return false;
    if ((type.aliasTypeArguments ?? type.typeArguments ?? []).length > 0) return false;
    return ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared);
  }

  #reference(type) {
    const name = nameOf(type);
    const known = this.#types.get(name);
    // If two modules' types have the same name, the second is written out.
    if (known && known !== type) return this.#object(type);
    if (!known) {
      this.#types.set(name, type);
      this.named[name] = {
        ...describing(type.aliasSymbol ?? type.symbol, this.checker),
        ...this.#object(type),
      };
    }
    return { $ref: PREFIX + name };
  }

  /** Required is what the type always has; the document takes out what some readers are not shown. */
  #object(type) {
    const value = this.checker.getIndexInfosOfType(type)[0]?.type;
    const required = [];
    const properties = this.checker.getPropertiesOfType(type).map((symbol) => {
      const held = this.checker.getTypeOfSymbol(symbol);
      if (!mayBeAbsent(symbol, held)) required.push(symbol.name);
      const schema = this.schema(held);
      const description = describing(symbol, this.checker);
      return [symbol.name, '$ref' in schema ? schema : { ...schema, ...description }];
    });
    return {
      type: 'object',
      ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(value ? { additionalProperties: this.schema(value) } : {}),
    };
  }
}

/** An undefined value is not written either. */
const mayBeAbsent = (symbol, type) =>
  Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
  Boolean(type.flags & (TypeFlags.Undefined | TypeFlags.Any)) ||
  (type.isUnion() && type.types.some(({ flags }) => flags & TypeFlags.Undefined));

function describing(symbol, checker) {
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return description ? { description } : {};
}

module.exports = { TypeSchemas };
