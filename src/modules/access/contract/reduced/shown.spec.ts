import { EVERY, onlyShown, plain } from './shown.js';

describe('reduced reading', () => {
  it('hides what nobody has named, also below a name and in a list', () => {
    const shown = { ...plain('known', 'list'), deep: plain('known') };
    const view = { known: 1, fresh: 2, list: ['a', { fresh: 2 }], deep: { known: 1, fresh: 2 } };
    expect(onlyShown(view, shown)).toEqual({ known: 1, list: ['a'], deep: { known: 1 } });
    expect(onlyShown({ known: { cost: 2 }, deep: 'text' }, shown)).toEqual({});
  });

  it('keeps instants, what is unknown, and names that are data', () => {
    const at = new Date(0);
    expect(onlyShown({ at, no: null }, plain('at', 'no'))).toEqual({ at, no: null });
    const days = { '2027-03-01': { truck: 'T01', fee: 9 } };
    expect(onlyShown(days, { [EVERY]: plain('truck') })).toEqual({
      '2027-03-01': { truck: 'T01' },
    });
  });

  it('looks into JSON that is already written', () => {
    const stops = { toJSON: () => [{ street: 'A', fee: 9 }] };
    expect(onlyShown({ stops }, { stops: plain('street') })).toEqual({ stops: [{ street: 'A' }] });
  });

  it('leaves the original alone', () => {
    const stop = { street: 'A', fee: 9 };
    onlyShown({ stop }, { stop: plain('street') });
    expect(stop).toEqual({ street: 'A', fee: 9 });
  });
});
