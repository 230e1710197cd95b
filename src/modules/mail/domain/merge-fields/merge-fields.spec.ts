import { mergeFields } from './merge-fields.js';
import type { MergeSource } from './merge-source.js';

const location = {
  workType: 'Load',
  locationType: 'House',
  street: '12 Main St',
  unit: 'Apt 3',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73107',
  normalizedStreetAddress: '',
  mailedFields: { street: '12 Main St', unit: 'Apt 3' },
};
const activity = {
  id: 'a'.repeat(24),
  activityDay: '2026-11-21',
  activityType: 'pack_move',
  firstStart: new Date('2026-11-21T15:15:00Z'),
  firstWindow: null,
  numMovers: 4,
  truckCount: 2,
  estHours: 4.5,
  minTime: 2.5,
  totalHourlyRateCents: 22_000,
  totalTripFeesCents: 7_000,
  totalPackingCents: 0,
  estTotalCostCents: 106_000,
  estTotalCostMinCents: 62_000,
  range: null,
  most: null,
  crew: ['Ana Lopez', 'Bo Kim'],
  locations: [location, { ...location, street: '', normalizedStreetAddress: '9 Elm St, Moore' }],
};
const source: MergeSource = {
  customer: {
    firstName: 'Ann',
    lastName: "O'Hara",
    email: 'ann@example.com',
    phone: '+1 405-555-0100',
    altFirstName: '',
    altLastName: '',
    altEmail: '',
    altPhone: '',
    requestedDay: '2026-11-21',
    rateCents: 5_500,
  },
  company: { name: '', color: '#1c5d99', logo: '' },
  branch: {
    name: 'OKC',
    phone: '4055550199',
    address: 'x',
    timezone: 'America/Chicago',
    registrationNumber: '',
    links: { yelpUrl: 'https://yelp.example/okc' },
  },
  salesperson: null,
  activities: [
    activity,
    { ...activity, activityDay: '2026-11-22', firstStart: null, locations: [] },
  ],
};
const now = new Date('2026-11-21T03:00:00Z');

describe('mergeFields', () => {
  let fields: ReturnType<typeof mergeFields>;
  beforeEach(() => {
    fields = mergeFields(source, now);
  });

  it('never says less at most than at least', () => {
    const short = {
      ...activity,
      estHours: 2,
      estTotalCostCents: 34_200,
      estTotalCostMinCents: 41_000,
    };
    fields = mergeFields({ ...source, activities: [short, activity] }, now);
    expect((fields['activities'] as object[])[0]).toMatchObject({
      estimatedHours: '2.5',
      minimumHours: '2.5',
      totalEstimate: '$410.00',
      totalEstimateMin: '$410.00',
    });
    expect(fields).toMatchObject({
      move: { maximumHours: '7', totalEstimate: '$1,470.00', totalEstimateMin: '$1,030.00' },
    });
  });

  it('tells the range of each day and of all together, and nothing while one is not known [R-PROMISE-2]', () => {
    const hours = { p50: 4, p80: 4.75, p90: 5.5, maximumHours: 5.5 };
    const range = { ...hours, maximumCents: 123_450 };
    const days = [
      { ...activity, range },
      { ...activity, range },
    ];
    expect(mergeFields({ ...source, activities: days }, now)).toMatchObject({
      'range.p50': '8',
      'range.p80': '9.5',
      'range.p90': '11',
      'range.maximumHours': '11',
      'range.maximumPrice': '$2,469.00',
      'activities.1.range.p80': '4.75',
      'activities.1.range.maximumPrice': '$1,234.50',
    });
    expect(mergeFields({ ...source, activities: [days[0], activity] as never }, now)).toMatchObject(
      {
        range: { p50: '', p80: '', p90: '', maximumHours: '', maximumPrice: '' },
        'activities.1.range.p50': '',
      },
    );
    expect(fields).toMatchObject({ 'range.maximumPrice': '', 'branch.proposal': '' });
  });

  it('tells the one maximum of each day and of all together, and none while one has none [R-PROMISE-2]', () => {
    const told = { ...activity, most: { hours: 5.75, price: 692.5 } };
    expect(mergeFields({ ...source, activities: [told, told] }, now)).toMatchObject({
      most: { hours: '11.5', price: '$1,385.00' },
      'activities.1.most.hours': '5.75',
      'activities.1.most.price': '$692.50',
      'move.severalDays': 'yes',
    });
    expect(mergeFields({ ...source, activities: [told, activity] }, now)).toMatchObject({
      most: { hours: '', price: '' },
      'activities.0.most.price': '$692.50',
      'activities.1.most.price': '',
    });
    expect(mergeFields({ ...source, activities: [told] }, now)).toMatchObject({
      most: { hours: '5.75', price: '$692.50' },
      'move.severalDays': '',
    });
    expect(mergeFields({ ...source, activities: [] }, now)).toMatchObject({ 'most.price': '' });
  });

  it('writes days, times, addresses and money as people read them', () => {
    expect(fields).toMatchObject({
      today: '11/20/2026',
      customer: {
        fullName: "Ann O'Hara",
        phone: '(405) 555-0100',
        requestedDay: '11/21/2026',
      },
      company: { name: 'OKC', color: '#1c5d99', logo: '' },
      branch: { phone: '(405) 555-0199' },
      move: { rate: '$55.00', totalEstimate: '$2,120.00', maximumHours: '9', activityCount: '2' },
    });
    expect((fields['activities'] as object[])[0]).toMatchObject({
      type: 'Packing and move',
      day: '11/21/2026',
      weekday: 'Saturday',
      startTime: '9:15 AM',
      team: '4 movers, 2 trucks',
      crewNames: 'Ana Lopez, Bo Kim',
      hourlyRate: '$220.00',
      estimatedHours: '4.5',
      from: '12 Main St Apt 3, Oklahoma City, OK 73107',
      to: '9 Elm St, Moore',
    });
  });

  it('gives each value by its dotted path and the common ones by a short name', () => {
    expect(fields).toMatchObject({
      'customer.firstName': 'Ann',
      'branch.yelpUrl': 'https://yelp.example/okc',
      'activities.0.startTime': '9:15 AM',
      'activities.0.stops.1.address': '9 Elm St, Moore',
      firstName: 'Ann',
      activityDay: '11/21/2026',
      totalEstimate: '$2,120.00',
    });
  });

  it('takes the short names of the first activity, and counts them from 1', () => {
    expect(fields).toMatchObject({
      startTime: '9:15 AM',
      fromAddress: '12 Main St Apt 3, Oklahoma City, OK 73107',
      toAddress: '9 Elm St, Moore',
      crewNames: 'Ana Lopez, Bo Kim',
      'activities.0.number': '1',
      'activities.1.number': '2',
      totalEstimateMin: '$1,240.00',
    });
  });

  it('names who manages the customer', () => {
    const salesperson = {
      firstName: 'Sam',
      fullName: 'Sam Poe',
      email: 'sam@emma.test',
      phone: '4055550177',
    };
    expect(mergeFields({ ...source, salesperson }, now)).toMatchObject({
      salespersonName: 'Sam Poe',
      salesperson: { ...salesperson, phone: '(405) 555-0177' },
    });
  });

  it('goes to the last of its stops, and nowhere where there is one', () => {
    const along = (locations: typeof activity.locations) =>
      mergeFields({ ...source, activities: [{ ...activity, locations }] }, now);
    expect(along([location, ...activity.locations])).toMatchObject({
      toAddress: '9 Elm St, Moore',
    });
    expect(along([location])).toMatchObject({
      fromAddress: '12 Main St Apt 3, Oklahoma City, OK 73107',
      toAddress: '',
    });
  });

  it('promises what was promised: a window that holds the start, or else the start [R-TIME-17]', () => {
    const at = (clock: string): Date => new Date(`2026-11-21T${clock}:00Z`);
    const arrival = (from: string, to: string) =>
      mergeFields(
        {
          ...source,
          activities: [{ ...activity, firstWindow: { from: at(from), to: at(to) } }, activity],
        },
        now,
      );
    expect(fields).toMatchObject({ arrival: 'at 9:15 AM', 'activities.1.arrival': '' });
    expect(arrival('15:00', '18:00')).toMatchObject({
      arrival: 'between 9:00 AM and 12:00 PM',
      'activities.0.arrival': 'between 9:00 AM and 12:00 PM',
      'activities.1.arrival': 'at 9:15 AM',
    });
    expect(arrival('15:30', '18:00')).toMatchObject({ arrival: 'at 9:15 AM' });
    expect(mergeFields({ ...source, activities: [] }, now)).toMatchObject({ arrival: '' });
  });

  it('leaves empty what is not known', () => {
    expect(fields).toMatchObject({
      'activities.1.startTime': '',
      'activities.1.from': '',
      'activities.1.to': '',
    });
    expect(mergeFields({ ...source, activities: [] }, now)).toMatchObject({
      activityDay: '',
      startTime: '',
      fromAddress: '',
      toAddress: '',
      crewNames: '',
      totalEstimate: '$0.00',
      salesperson: { firstName: '', fullName: '', email: '', phone: '' },
    });
  });
});
