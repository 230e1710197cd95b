import { prefixesFirst } from './prefixes-first';

const item = (label: string) => ({ label, value: label });
const found = (labels: string[], search: string, limit = Infinity) =>
  prefixesFirst({ options: labels.map(item), search, limit }).map((one) =>
    'label' in one ? one.label : one.group,
  );

it('lists what begins with the letters, then words that do, then the rest [R-PAGE-25]', () => {
  const labels = ['House', 'Self Storage', 'Storage', 'Office'];
  expect(found(labels, 's')).toEqual(['Self Storage', 'Storage', 'House']);
  expect(found(labels, 'st')).toEqual(['Storage', 'Self Storage']);
  expect(found(labels, ' OFF ')).toEqual(['Office']);
  expect(found(labels, '')).toEqual(labels);
  expect(found(labels, 's', 1)).toEqual(['Self Storage']);
});

it('finds names that are typed otherwise than they are written', () => {
  const labels = ["Pat O'Brien", 'Ann Smith-Jones', 'Iris Peña'];
  for (const search of ['o’brien', 'obrien', "O'Brien, Pat"])
    expect(found(labels, search)).toEqual(["Pat O'Brien"]);
  for (const search of ['smithjones', 'smith jones', 'Smith–Jones, Ann'])
    expect(found(labels, search)).toEqual(['Ann Smith-Jones']);
  expect(found(labels, 'pena')).toEqual(['Iris Peña']);
  expect(found(['More notes', 'Renovation'], 'reno')).toEqual(['Renovation']);
});

it('does so within each group', () => {
  const options = [{ group: 'All', items: ['Friend or family', 'Yelp'].map(item) }];
  expect(prefixesFirst({ options, search: 'y', limit: 9 })).toEqual([
    { group: 'All', items: ['Yelp', 'Friend or family'].map(item) },
  ]);
});
