import { fieldLabel } from './field-labels';

const ID = '65f000000000000000000a01';

it('names what was corrected of a truck’s job', () => {
  const label = (field: string, names = new Map<string, string>()) =>
    fieldLabel(`actual.${ID}.${field}`, names);
  expect(label('started')).toEqual({ places: ['Truck'], field: 'Started' });
  expect(label('breakMinutes', new Map([[ID, 'Truck T01']]))).toEqual({
    places: ['Truck T01'],
    field: 'Breaks, minutes',
  });
});
