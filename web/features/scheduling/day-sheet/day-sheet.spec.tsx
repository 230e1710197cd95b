import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { encode } from 'uqr';
import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import { drawn, OKLAHOMA, renderApp, type Rendered } from '../../../testing';
import {
  ANA,
  at,
  BO,
  DAY,
  GOMEZ_MOVE,
  givenBooking,
  givenDay,
  PARK_MOVE,
  T01,
} from '../given-day.fixture';
import { DaySheet } from './day-sheet';
import { personSheetsOf, sheetsOf, withoutTruck } from './sheets-of';

const givenSheet = (change: Partial<DaySheetView> = {}): DaySheetView => ({
  ...givenDay({ notes: 'Marathon downtown' }),
  crews: [
    { mover: BO, truck: T01, position: 1, displayName: 'Bo', phone: '' },
    { mover: ANA, truck: T01, position: 0, displayName: 'Ana', phone: '4055550101' },
  ],
  ...change,
});
const shown = { branchName: 'Oklahoma City', asOf: new Date(at('14:41')) };
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
  dockName: 'North 2',
  notes: 'Ring twice',
  zone: 'NW',
  isProblem: false,
  problemReason: '',
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

  it('gives a page to each person with the moves of their truck, the lead first', () => {
    const sheets = personSheetsOf(givenSheet());
    expect(sheets).toMatchObject([
      { person: { displayName: 'Ana' } },
      { person: { displayName: 'Bo' } },
    ]);
    expect(sheets[1]?.bookings).toEqual(sheetsOf(givenSheet())[0]?.bookings);
    expect(sheets[1]?.truck.name).toBe('T01');
  });

  it('has only the chosen moves, where some were chosen', () => {
    const view = givenSheet();
    expect(sheetsOf(view, new Set([PARK_MOVE]))).toEqual([]);
    expect(withoutTruck(view, new Set([PARK_MOVE]))).toHaveLength(1);
    expect(withoutTruck(view, new Set([GOMEZ_MOVE]))).toEqual([]);
    expect(sheetsOf(view, new Set([GOMEZ_MOVE])).map(({ truck }) => truck.name)).toEqual(['T01']);
  });
});

describe('DaySheet', () => {
  /** With the code that leads back to the board: its library comes after the page. */
  async function printed(sheet: ReactElement): Promise<Rendered> {
    const page = renderApp(sheet);
    await drawn();
    return page;
  }

  it('is headed by the company’s name, or by its logo [R-COMPANY-3]', async () => {
    const company = { name: 'Prairie Movers', logo: null };
    const { rerender } = await printed(
      <DaySheet view={givenSheet()} {...shown} company={company} />,
    );
    expect(screen.getByRole('article', { name: 'Truck T01' })).toHaveTextContent(
      'Prairie MoversSat 11/21/2026',
    );
    rerender(<DaySheet view={givenSheet()} {...shown} company={{ ...company, logo: '/logo/1' }} />);
    await drawn();
    expect(screen.getByAltText('Prairie Movers')).toHaveAttribute('src', '/logo/1');
  });

  it('shows a crew who goes, when, where and what to look out for [R-BOARD-48]', async () => {
    const bookings = [
      givenBooking({
        earlyStart: true,
        earlyStartNotes: 'Gate opens at 6',
        activity: { ...activity, notes: 'Piano', locations: [stop] },
      }),
    ];
    const [customer] = givenDay().customers;
    await printed(
      <DaySheet view={givenSheet({ customers: [{ ...customer!, bookings }] })} {...shown} />,
    );
    const page = screen.getByRole('article', { name: 'Truck T01' });
    expect(page).toHaveTextContent('Sat 11/21/2026Oklahoma CityVersion 5, 2:41 PM');
    expect(page).toHaveTextContent('Ana (405) 555-0101');
    expect(page).toHaveTextContent('Daily alerts: Marathon downtown');
    const job = within(page).getByRole('region', { name: 'Maria Gomez' });
    expect(within(job).getByRole('heading')).toHaveTextContent('Maria Gomez(405) 555-0100');
    expect(job).toHaveTextContent('Leave the yard8:00 AM');
    expect(job).toHaveTextContent('Job start8:30 AM');
    expect(job).toHaveTextContent('Job end12:30 PM');
    expect(job).toHaveTextContent('Back at the yard1:30 PM');
    expect(job).toHaveTextContent('Attention: Piano');
    expect(job).toHaveTextContent('Early Start: Gate opens at 6');
    expect(job).toHaveTextContent('Load 1200 N Walker Ave #4, Oklahoma City, OK 73103');
    expect(job).toHaveTextContent(
      'Apartment · floor 2 · 40 ft from truck to door · public parking · zone NW · gate code 4711# · dock North 2',
    );
    expect(job).toHaveTextContent('Ring twice');
  });

  it('sends a crew straight from one linked move to the next, and says what was promised [R-BOARD-48]', async () => {
    const first = givenBooking({}, { followedBy: 'next', yardLegs: { out: 0.5, back: 1 } });
    const next = givenBooking(
      { customerName: 'Harper Flores', startTime: at('15:00'), endTime: at('17:00') },
      {
        _id: 'next',
        arrivalWindow: { from: at('15:00'), to: at('17:00') },
        follows: { operationId: GOMEZ_MOVE, hours: 0.36, approximate: true },
        bookingEnvelope: {
          ...first.operation.bookingEnvelope,
          bookingStart: at('14:30'),
          bookingDuration: 3.5,
        },
      },
    );
    const [customer] = givenDay().customers;
    const customers = [{ ...customer!, bookings: [first, next] }];
    await printed(<DaySheet view={givenSheet({ customers })} {...shown} />);
    const job = (name: string) => screen.getByRole('region', { name });
    expect(job('Maria Gomez')).toHaveTextContent('Leave the yard8:00 AM');
    expect(job('Maria Gomez')).toHaveTextContent(
      'Straight to Harper Flores, about 22 minLeave 2:30 PM',
    );
    expect(job('Maria Gomez')).not.toHaveTextContent('Back at the yard');
    expect(job('Harper Flores')).toHaveTextContent(
      'Straight from Maria Gomez, about 22 minLeave 2:30 PM',
    );
    expect(job('Harper Flores')).not.toHaveTextContent('Leave the yard');
    expect(job('Harper Flores')).toHaveTextContent('Back at the yard6:00 PM');
    expect(job('Harper Flores')).toHaveTextContent('Promised between 3:00 PM and 5:00 PM');
    expect(job('Maria Gomez')).not.toHaveTextContent('Promised');
  });

  it('says on the screen what is on no page', async () => {
    await printed(<DaySheet view={givenSheet()} {...shown} />);
    expect(screen.getByText('1 move has no truck yet and is on no page.')).toBeInTheDocument();
  });

  it('leads back to the board of the day as it is now [R-BOARD-48]', async () => {
    await printed(<DaySheet view={givenSheet()} {...shown} />);
    const code = await screen.findByRole('img', { name: 'The board of this day as it is now' });
    const { size } = encode(`http://localhost/emma/move/${DAY}?branchId=${OKLAHOMA}`);
    expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  });

  it('has a page for each person, if that is asked for [R-BOARD-48]', async () => {
    await printed(<DaySheet view={givenSheet()} {...shown} by="person" />);
    const pages = screen.getAllByRole('article');
    expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual(['Ana', 'Bo']);
    expect(within(pages[1]!).getByRole('heading', { level: 2 })).toHaveTextContent('Bo T01');
    expect(within(pages[1]!).getByRole('region', { name: 'Maria Gomez' })).toBeInTheDocument();
  });

  it('has the truck’s own page among those of people where nobody is on its crew [R-BOARD-48]', async () => {
    await printed(<DaySheet view={givenSheet({ crews: [] })} {...shown} by="person" />);
    const page = screen.getByRole('article', { name: 'Truck T01' });
    expect(page).toHaveTextContent('No crew yet');
    expect(within(page).getByRole('region', { name: 'Maria Gomez' })).toBeInTheDocument();
    expect(screen.queryByText('Nothing is planned for this day.')).not.toBeInTheDocument();
  });

  it('says that nothing is planned only where nothing is, with a truck or without [R-BOARD-48, R-PAGE-22]', async () => {
    const [, park] = givenDay().customers;
    const view = givenSheet({ crews: [], customers: [park!] });
    const page = await printed(<DaySheet view={view} {...shown} />);
    expect(screen.getByText('1 move has no truck yet and is on no page.')).toBeInTheDocument();
    expect(screen.queryByText('Nothing is planned for this day.')).not.toBeInTheDocument();
    page.unmount();
    await printed(<DaySheet view={{ ...view, customers: [] }} {...shown} />);
    expect(screen.getByText('Nothing is planned for this day.')).toBeInTheDocument();
    const board = screen.getByRole('link', { name: 'Open the board' });
    expect(board).toHaveAttribute('href', `/emma/move/${DAY}?branchId=${OKLAHOMA}`);
  });

  it('prints chosen moves that have no truck, too [R-BOARD-48]', async () => {
    const chosen = new Set([PARK_MOVE]);
    await printed(<DaySheet view={givenSheet()} {...shown} chosen={chosen} />);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const page = screen.getByRole('article', { name: 'No truck yet' });
    expect(within(page).getByRole('region', { name: 'Sun Park' })).toBeInTheDocument();
    expect(screen.queryByText(/is on no page/)).not.toBeInTheDocument();
  });
});
