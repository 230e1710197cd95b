import { createContext } from 'react';

/** Whose letters are told apart. */
export interface Lettered {
  _id: string;
  firstName: string;
  lastName: string;
  displayName: string;
}

/** The letters of people of whom others have the same initials, by id. */
export const AvatarLettersContext = createContext<ReadonlyMap<string, string>>(new Map());

type Names = Omit<Lettered, '_id'>;

const begin = (name: string, letters: number): string => {
  const [first = '', ...more] = [...name.trim()].slice(0, letters);
  return first.toUpperCase() + more.join('').toLowerCase();
};

const byName =
  (first: number, last: number) =>
  ({ firstName, lastName }: Names): string =>
    begin(firstName, first) + begin(lastName, last);

/** `AC`; where neither name is known, the first letters of what the person is called. */
export const initialsOf = ({ firstName, lastName, displayName }: Names): string =>
  ((firstName[0] ?? '') + (lastName[0] ?? '') || displayName.slice(0, 2)).toUpperCase();

/** `AnC` and `ACa`. */
const BY_FIRST = byName(2, 1);
const BY_LAST = byName(1, 2);

const differing = (people: readonly Names[], letters: (person: Names) => string): number =>
  new Set(people.map(letters)).size;

/** A third letter for those who have the same two: of the first name, or of the last where that tells more of them apart. */
function lettersWithin(people: readonly Lettered[]): [string, string][] {
  const [first, last] = [differing(people, BY_FIRST), differing(people, BY_LAST)];
  const letters = last > first ? BY_LAST : BY_FIRST;
  return people.map((person) => [person._id, letters(person)]);
}

/** The letters of all who share their initials with somebody else among these. */
export function lettersAmong(people: readonly Lettered[]): Map<string, string> {
  const byInitials = new Map<string, Lettered[]>();
  for (const person of people) {
    const key = initialsOf(person);
    byInitials.set(key, [...(byInitials.get(key) ?? []), person]);
  }
  const alike = [...byInitials.values()].filter((group) => group.length > 1);
  return new Map(alike.flatMap(lettersWithin));
}
