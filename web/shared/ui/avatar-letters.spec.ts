import { lettersAmong } from './avatar-letters';

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { _id: name, firstName, lastName, displayName: name };
};
const told = (...names: string[]) => Object.fromEntries(lettersAmong(names.map(person)));

it('leaves initials alone that nobody shares [R-CREW-25]', () => {
  expect(told('Ana Castillo', 'Bo Lindqvist')).toEqual({});
});

it('takes a letter more of what tells people with the same initials apart [R-CREW-25]', () => {
  expect(told('Ana Castillo', 'Ama Collins', 'Bo Lindqvist')).toEqual({
    'Ana Castillo': 'AnC',
    'Ama Collins': 'AmC',
  });
  expect(told('Ana Castillo', 'Ana Collins')).toEqual({
    'Ana Castillo': 'ACa',
    'Ana Collins': 'ACo',
  });
});

it('has three letters for each of a group, and capitals where names have them', () => {
  expect(told('Zoë Campbell', 'zara cole')).toEqual({ 'Zoë Campbell': 'ZoC', 'zara cole': 'ZaC' });
  expect(told('Ana', 'Abe')).toEqual({ Ana: 'An', Abe: 'Ab' });
});
