import { screen, within } from '@testing-library/react';
import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import { renderApp } from '../../../testing';
import { ANA, BO, givenBooking, givenDay, T01 } from '../given-day.fixture';
import { DaySheet } from './day-sheet';
import { sheetsOf } from './sheets-of';

const givenSheet = (change: Partial<DaySheetView> = {}): DaySheetView => ({
  ...givenDay({ notes: 'Marathon downtown' }),
  crews: [
    { mover: BO, truck: T01, position: 1, displayName: 'Bo', phone: '' },
    { mover: ANA, truck: T01, position: 0, displayName: 'Ana', phone: '4055550101' },
  ],
  ...change,
});
const { activity } = givenBooking().metaData;
const stop = {
  street: '1200 N Walker Ave',
  unit: '#4',
  city: 'Oklahoma City',
  state: 'OK',
  zip: '73103',
  typeOfWOrk: 'Load' as const,
  locationType: 'Apartment' as const,
  floor: 2,
  stories: null,
  hasElevator: false,
  distanceToDoor: 40,
  parkingType: 'Public' as const,
  gateCode: '4711#',
  notes: 'Ring twice',
  zone: 'NW',
  isProblem: false,
};

describe('sheetsOf', () => {
  it('gives a page to each truck that has work or people, its moves in the order of the day', () => {
    const late = givenBooking({}, { _id: 'late' });
    const early = givenBooking({}, { _id: 'early' });
    Object.assign(early.operation.bookingEnvelope, { bookingStart: '2026-11-21T13:00:00Z' });
    const [customer] = givenDay().customers;
    const sheets = sheetsOf(givenSheet({ customers: [{ ...customer!, bookings: [late, early] }] }));
    expect(sheets.map(({ truck }) => truck.name)).toEqual(['T01']);
    expect(sheets[0]?.bookings.map(({ operation }) => operation._id)).toEqual(['early', 'late']);
    expect(sheets[0]?.crew.map(({ displayName }) => displayName)).toEqual(['Ana', 'Bo']);
  });
});

describe('DaySheet', () => {
  it('shows a crew who goes, when, where and what to look out for', () => {
    const bookings = [
      givenBooking({
        earlyStart: true,
        earlyStartNotes: 'Gate opens at 6',
        activity: { ...activity, notes: 'Piano', locations: [stop] },
      }),
    ];
    const [customer] = givenDay().customers;
    renderApp(
      <DaySheet
        view={givenSheet({ customers: [{ ...customer!, bookings }] })}
        branchName="Oklahoma City"
      />,
    );
    const page = screen.getByRole('article', { name: 'Truck T01' });
    expect(page).toHaveTextContent('Sat 11/21/2026Oklahoma City');
    expect(page).toHaveTextContent('Ana (405) 555-0101');
    expect(page).toHaveTextContent('Daily alerts: Marathon downtown');
    const job = within(page).getByRole('region', { name: 'Maria Gomez' });
    expect(job).toHaveTextContent('Leave the yard8:00 AM');
    expect(job).toHaveTextContent('Job start8:30 AM');
    expect(job).toHaveTextContent('Job end12:30 PM');
    expect(job).toHaveTextContent('Back at the yard1:30 PM');
    expect(job).toHaveTextContent('Attention: Piano');
    expect(job).toHaveTextContent('Early Start: Gate opens at 6');
    expect(job).toHaveTextContent('Load 1200 N Walker Ave #4, Oklahoma City, OK 73103');
    expect(job).toHaveTextContent(
      'Apartment · floor 2 · 40 ft to the door · public parking · zone NW · gate code 4711#',
    );
    expect(job).toHaveTextContent('Ring twice');
  });

  it('says on the screen what is on no page', () => {
    renderApp(<DaySheet view={givenSheet()} branchName="Oklahoma City" />);
    expect(screen.getByText('1 move has no truck yet and is on no page.')).toBeInTheDocument();
  });
});
