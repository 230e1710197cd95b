import { describe, expect, it } from '@jest/globals';
import { mergeSources } from './merge-sources.js';

const yelp = { _id: 'y', name: 'Yelp', active: true };
const friend = { _id: 'f', name: 'Friend', active: false };
const webSite = { _id: 'w', name: 'Web site', active: true };
const merge = (...sent: Parameters<typeof mergeSources>[1]) =>
  mergeSources([yelp, friend, webSite], sent, () => 'new');

describe('mergeSources', () => {
  it('updates, makes new ones, and puts out of use what is left out', () => {
    expect(merge({ _id: 'y', name: 'Yelp!', active: false }, { name: ' Radio ' })).toEqual([
      { _id: 'y', name: 'Yelp!', active: false },
      { _id: 'new', name: 'Radio', active: true },
      { _id: 'f', name: 'Friend', active: false },
      { _id: 'w', name: 'Web site', active: false },
    ]);
  });

  it('knows a stored source by its name', () => {
    expect(merge({ name: 'FRIEND' })[0]).toEqual({ _id: 'f', name: 'FRIEND', active: true });
  });

  it('lets two sources swap their names', () => {
    const swapped = merge({ _id: 'y', name: 'Friend' }, { _id: 'f', name: 'Yelp' });
    expect(swapped.slice(0, 2)).toEqual([
      { _id: 'y', name: 'Friend', active: true },
      { _id: 'f', name: 'Yelp', active: true },
    ]);
  });

  it('lets a new source take the name of a renamed one', () => {
    const [renamed, fresh] = merge({ _id: 'y', name: 'Yelp 2' }, { name: 'Yelp' });
    expect([renamed?._id, fresh?._id]).toEqual(['y', 'new']);
  });

  it('refuses strangers, a new name for the web site, and a name that a source left out has', () => {
    const faults = (path: string) => ({ details: { errors: [expect.objectContaining({ path })] } });
    expect(() => merge({ _id: 'x', name: 'X' })).toThrow(expect.objectContaining(faults('0._id')));
    expect(() => merge({ _id: 'w', name: 'Site' })).toThrow(
      expect.objectContaining(faults('0.name')),
    );
    expect(() => merge({ _id: 'y', name: 'friend' })).toThrow(
      expect.objectContaining(faults('0.name')),
    );
  });
});
