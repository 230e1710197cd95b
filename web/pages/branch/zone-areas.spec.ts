import type { AreaView } from '#modules/maps/contract/area.view.js';
import { zoneAreas } from './zone-areas';

const zip = (code: string) => ({ zip: code, latitude: 35.5, longitude: -97.5 });
const AREA: AreaView = { zips: [zip('73102'), zip('73103'), zip('73107')], towns: [] };
const zone = (name: string, codes: string) => ({
  ...{ zone: name, codes, useFee: true, tripFee: 25 },
});

describe('the zones on the map', () => {
  it('have a color each, and zone O none [R-BRANCH-17]', () => {
    const { legend, colors, centers } = zoneAreas(
      [zone('C', '73102, 73103'), zone('NW', '73107'), zone('O', '')],
      AREA,
    );
    expect(legend.map(({ zone: name, placed }) => [name, placed])).toEqual([
      ['C', 2],
      ['NW', 1],
    ]);
    expect(colors.get('73102')).toBe(legend[0]?.color);
    expect(colors.get('73107')).toBe(legend[1]?.color);
    expect(legend[0]?.color).not.toBe(legend[1]?.color);
    expect(centers).toHaveLength(3);
  });

  it('name the zip codes that are not on it, once it is known', () => {
    const zones = [zone('C', '73102 99999')];
    expect(zoneAreas(zones, AREA).missing).toEqual(['99999']);
    expect(zoneAreas(zones, undefined).missing).toEqual([]);
  });
});
