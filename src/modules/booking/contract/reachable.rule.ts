import { all, checkedBy, clearable, isBlank, textFault } from '#kernel/validation/index.js';

interface Contact {
  email?: unknown;
}

/** A phone number that may be left out if there is an email address. */
export const ReachableBy = (max: number): PropertyDecorator =>
  all(
    clearable(),
    checkedBy('reachable', (value, owner) => {
      if (isBlank(value)) {
        const { email } = owner as Contact;
        return isBlank(email) ? 'We need a phone number or an email address' : null;
      }
      return textFault(value, max);
    }),
  );
