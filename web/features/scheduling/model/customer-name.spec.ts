import { nameParts } from './customer-name';

describe('the last name of a customer', () => {
  it.each([
    ['Maria Gomez', 'Maria', 'Gomez'],
    ['Mary Ann Smith', 'Mary Ann', 'Smith'],
    ['Maria de la Cruz', 'Maria', 'de la Cruz'],
    ['Van Nguyen', 'Van', 'Nguyen'],
    ['Bob Hope Jr.', 'Bob', 'Hope Jr.'],
    ['Cher', '', 'Cher'],
    ['  ', '', ''],
  ])('of %s', (name, first, last) => {
    expect(nameParts(name)).toEqual({ first, last });
  });
});
