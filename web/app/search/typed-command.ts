/** What may be done with a customer by a word before the name: `call gomez`. */
export type CustomerAct = 'book' | 'call' | 'email';

export interface TypedCommand {
  /** Null: the customer's page is opened. */
  act: CustomerAct | null;
  /** Whom or what it is about. */
  sought: string;
}

const WORDS: Readonly<Record<string, CustomerAct>> = {
  book: 'book',
  call: 'call',
  phone: 'call',
  email: 'email',
  'e-mail': 'email',
  mail: 'email',
};

export const ACT_LABELS: Readonly<Record<CustomerAct, string>> = {
  book: 'Book',
  call: 'Call',
  email: 'Email',
};

/** Reads a word such as `call` before a name; anything else is looked for as it is. */
export function readCommand(typed: string): TypedCommand {
  const [, word = '', rest = ''] = /^\s*(\S+)\s+(\S.*)$/.exec(typed) ?? [];
  const act = WORDS[word.toLowerCase()];
  return act ? { act, sought: rest.trim() } : { act: null, sought: typed.trim() };
}

const NEW_CUSTOMER = /^\s*new\s+(?:customer\s+)?(\S.*)$/i;
const NAME_LIKE = /^[\p{L}][\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u;

/** The name after `new`. */
export const namedAfterNew = (typed: string): string | null =>
  NEW_CUSTOMER.exec(typed)?.[1]?.trim() ?? null;

/** The name of a new customer: after `new`, or first and last name typed as such. */
export function newCustomerName(typed: string): string | null {
  const named = namedAfterNew(typed);
  if (named) return named;
  const text = typed.trim();
  return readCommand(text).act === null && NAME_LIKE.test(text) ? text : null;
}
