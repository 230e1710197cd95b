import { newId } from '#kernel/ids.js';
import { recordOf } from '#kernel/record-of.js';
import { withoutTrucks } from './following-legs.js';
import { pickSentFields } from './pick-sent-fields.js';
import type { Customer, SentCustomer } from '../customer.js';
import type { Move } from '../move.js';
import { fieldsThat } from '../field-rule.js';
import type { FieldRule } from '../field-rule.js';
import { CUSTOMER_RULES } from '../move-fields.js';
import { MOVE_LEVELS, ROOT, withLists } from '../move-tree.js';
import type { Entry, LevelName, ParentName } from '../move-tree.js';

const CLONED = fieldsThat(
  CUSTOMER_RULES,
  ({ by, clonedAs }) => by !== 'server' && clonedAs !== null,
);

/** Contact data and the terms of the move; price, external id and flags stay with the original. */
export const clonedContact = (original: Customer): SentCustomer => {
  const { branchId, firstName, lastName, referredBy } = original;
  return {
    ...pickSentFields(original, CLONED),
    branchId,
    firstName,
    lastName,
    referredBy,
    isRepeat: true,
    previousContractId: original.id,
  };
};

/** The customer's move with all that the original has, in entries of its own and without trucks. */
export const clonedMove = (original: Move, { customer, branch }: Move): Move => ({
  ...withClonedLists(ROOT, withoutTrucks(original), customer),
  customer,
  branch,
});

const withClonedLists = <Thing extends object>(
  level: ParentName,
  original: Thing,
  customer: Customer,
): Thing =>
  withLists(level, original, (name, list) =>
    list.map((entry) => clonedEntry(name, entry, customer)),
  );

function clonedEntry(level: LevelName, original: Entry, customer: Customer): Entry {
  const { fields } = MOVE_LEVELS[level];
  const others = fieldsThat<string>(fields, ({ clonedAs }) => clonedAs !== undefined);
  const fresh = recordOf(others, (name) => freshValue(fields, name, customer));
  const id = newId(customer.created.getTime());
  return { ...withClonedLists(level, original, customer), ...fresh, id };
}

const freshValue = (
  rules: Readonly<Record<string, FieldRule>>,
  name: string,
  customer: Customer,
) => {
  const from = rules[name]?.clonedAs ?? null;
  return from && customer[from];
};
