import { checkZoneList } from './check-zone-list.js';

const zone = (name: string, ...codes: string[]) => ({
  codes,
  zone: name,
  useFee: true,
  tripFee: 45.5,
});

describe('checkZoneList', () => {
  it('takes zones with an empty O', () => {
    const list = [zone('NW', '73103', '73107'), zone('O')];
    expect(checkZoneList(list)).toEqual({ value: list, faults: [] });
    expect(checkZoneList([{ ...zone('NW'), _id: 'x', branchId: 'y' }]).value).toEqual([zone('NW')]);
  });

  it('refuses a code in two zones, a repeated code and a repeated zone', () => {
    expect(checkZoneList([zone('NW', '73103'), zone('SE', '73103')]).faults).toEqual([
      { path: '1.codes', message: 'The zip 73103 is already in zone NW' },
    ]);
    expect(checkZoneList([zone('NW', '73103', '73103')]).faults).toHaveLength(1);
    expect(checkZoneList([zone('NW'), zone('NW')]).faults[0]?.path).toBe('1.zone');
  });

  it('names faulty fields by index', () => {
    const list = [{ ...zone('', '7310'), tripFee: -1, extra: 1 }];
    expect(
      checkZoneList(list)
        .faults.map((fault) => fault.path)
        .sort(),
    ).toEqual(['0.codes', '0.extra', '0.tripFee', '0.zone']);
    expect(checkZoneList({}).faults).toHaveLength(1);
  });
});
