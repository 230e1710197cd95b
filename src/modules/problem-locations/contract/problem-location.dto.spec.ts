import { checkDto } from '#kernel/validation/index.js';
import { ProblemLocationDto } from './problem-location.dto.js';

describe('ProblemLocationDto', () => {
  it('takes what GET gave', () => {
    const location = {
      _id: '0123456789abcdef01234567',
      address: '1 Main St',
      reason: 'Low bridge',
      latitude: null,
      longitude: -97.5,
      googlePlacesSuggestedAddress: '',
    };
    expect(checkDto(ProblemLocationDto, location)).toEqual({ value: location, faults: [] });
  });

  it('asks for the address and bounds the position', () => {
    expect(
      checkDto(ProblemLocationDto, { reason: 'x', latitude: 91 })
        .faults.map((fault) => fault.path)
        .sort(),
    ).toEqual(['address', 'latitude']);
  });
});
