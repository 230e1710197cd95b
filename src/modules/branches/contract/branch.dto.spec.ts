import { checkDto } from '#kernel/validation/index.js';
import { BranchDto } from './branch.dto.js';
import { BranchListQueryDto } from './branch-list.query.dto.js';
import { CreateBranchDto } from './create-branch.dto.js';

const branch = {
  name: 'Oklahoma City',
  timezone: 'America/Chicago',
  phone: '4055550100',
  defaultHourlyRate: 55,
  active: true,
  normalizedAddress: '1 Main St, Oklahoma City, OK 73103',
  latitude: 35.4,
  longitude: -97.5,
  outboundEmail: 'okc@example.com',
  outboundName: 'Emma OKC',
  googlePlusUrl: '',
  facebookUrl: 'https://facebook.com/emma',
};
const faultsOf = (type: typeof BranchDto, changes: Record<string, unknown>) =>
  Object.fromEntries(
    checkDto(type, { ...branch, ...changes }).faults.map((f) => [f.path, f.message]),
  );
const TOKEN = { outboundRefreshToken: 'Token is required when branch is active' };

describe('a branch', () => {
  it('is taken as GET gave it [R-BRANCH-1, R-BRANCH-9]', () => {
    expect(checkDto(BranchDto, { ...branch, hasOutboundRefreshToken: true })).toEqual({
      value: branch,
      faults: [],
    });
  });

  it('says what is missing or wrong [R-BRANCH-2]', () => {
    expect(
      faultsOf(BranchDto, {
        _id: 'x',
        name: '',
        timezone: 'Mars/Olympus',
        phone: null,
        defaultHourlyRate: 0,
        normalizedAddress: '',
        outboundEmail: 'x',
        outboundName: '',
        yelpUrl: 'ftp://x',
        twitterUrl: 'nowhere',
      }),
    ).toEqual({
      _id: 'This field should be an id of 24 hex characters',
      name: 'This field is required',
      timezone: 'This field should be an IANA time zone',
      phone: 'This field is required',
      defaultHourlyRate: 'Cannot be zero',
      normalizedAddress: 'This field is required',
      outboundEmail: 'This field should be a valid email',
      outboundName: 'This field is required',
      yelpUrl: 'Invalid url',
      twitterUrl: 'Invalid url',
    });
  });

  it.each([
    [0, 'Cannot be zero'],
    [0.5, 'Cannot be zero'],
    [-1, 'Cannot be zero'],
    [55.555, 'Amounts have at most two decimals'],
    [1e9, 'This field should be at most 10000'],
    ['1,250', 'This field should be a number'],
  ])('says what is wrong with a rate of %j', (defaultHourlyRate, sentence) => {
    expect(faultsOf(BranchDto, { defaultHourlyRate })).toEqual({ defaultHourlyRate: sentence });
  });

  it('needs a token when made active, and may not lose it [R-BRANCH-3]', () => {
    expect(faultsOf(CreateBranchDto, {})).toEqual(TOKEN);
    expect(faultsOf(CreateBranchDto, { active: undefined })).toEqual(TOKEN);
    expect(faultsOf(CreateBranchDto, { active: false })).toEqual({});
    expect(faultsOf(CreateBranchDto, { outboundRefreshToken: 't' })).toEqual({});
    expect(faultsOf(BranchDto, { outboundRefreshToken: '' })).toEqual(TOKEN);
    expect(faultsOf(BranchDto, { active: false, outboundRefreshToken: null })).toEqual({});
  });

  it.each(['', 'true', 'false', ['a', 'b']])('takes includeInactive=%p for yes', (value) => {
    const { value: query, faults } = checkDto(BranchListQueryDto, { includeInactive: value });
    expect({ query, faults }).toEqual({ query: { includeInactive: true }, faults: [] });
  });
});
