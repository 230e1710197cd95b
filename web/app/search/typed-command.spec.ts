import { newCustomerName, readCommand } from './typed-command';

it.each([
  ['call gomez', { act: 'call', sought: 'gomez' }],
  [' Email  Maria Gomez ', { act: 'email', sought: 'Maria Gomez' }],
  ['book 555-0142', { act: 'book', sought: '555-0142' }],
  ['call', { act: null, sought: 'call' }],
  ['Callahan', { act: null, sought: 'Callahan' }],
])('reads what is to be done in %j', (typed, command) => {
  expect(readCommand(typed)).toEqual(command);
});

it.each([
  ['new customer Maria Gomez', 'Maria Gomez'],
  ['new Maria', 'Maria'],
  ['Maria O’Neil-Gomez', 'Maria O’Neil-Gomez'],
  ['Maria', null],
  ['call Maria Gomez', null],
  ['12 Main St', null],
])('finds a new customer’s name in %j', (typed, name) => {
  expect(newCustomerName(typed)).toBe(name);
});
