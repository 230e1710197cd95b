import { checkDto } from '#kernel/validation/index.js';
import { parseLatLng } from './lat-lng.js';
import { LegsQueryDto, PlacesQueryDto, StreetViewQueryDto } from './maps.dto.js';

describe('maps queries', () => {
  it('search from three letters', () => {
    expect(checkDto(PlacesQueryDto, { q: '120' }).faults).toEqual([]);
    expect(checkDto(PlacesQueryDto, { q: '12 ' }).faults[0]?.path).toBe('q');
    expect(checkDto(PlacesQueryDto, {}).faults[0]?.path).toBe('q');
  });

  it('read positions', () => {
    expect(checkDto(LegsQueryDto, { from: '35.47,-97.52', to: '36,-97' })).toEqual({
      value: {
        from: { latitude: 35.47, longitude: -97.52 },
        to: { latitude: 36, longitude: -97 },
      },
      faults: [],
    });
    expect(
      checkDto(LegsQueryDto, { from: '95,0' })
        .faults.map((f) => f.path)
        .sort(),
    ).toEqual(['from', 'to']);
    expect(parseLatLng('1,181')).toBeNull();
    expect(checkDto(StreetViewQueryDto, { latitude: '35.4', longitude: '-97' }).value).toEqual({
      latitude: 35.4,
      longitude: -97,
    });
    expect(checkDto(StreetViewQueryDto, {}).faults).toHaveLength(2);
  });
});
