import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { boardTopic } from '#modules/scheduling/contract/live.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { forgetDevice } from '../../shared/device';
import { DANA, FakeApi, givenEmployee, OKLAHOMA, refuse, renderApp } from '../../testing';
import { GivenLive } from '../../testing/given-live';
import MySchedulePage from './my-schedule-page';
import { CUSTOMER, givenDay, givenJob } from './schedule.fixture';

describe('my schedule', () => {
  let server: FakeApi;
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), doNotFake: ['queueMicrotask'] });
    server = new FakeApi().on('GET /employee/self', givenEmployee());
  });
  afterEach(async () => {
    jest.useRealTimers();
    server.restore();
    await forgetDevice();
  });
  const open = (days: ScheduleView) => {
    server.on<ScheduleView>('GET /assignment/schedule/:id', days);
    return renderApp(<MySchedulePage />, { roles: ['mover'] });
  };
  const card = (day: string) =>
    screen.findByRole('heading', { name: new RegExp(day) }).then((heading) => {
      const item = heading.closest('li');
      if (!item) throw new Error(`${day} is in no list`);
      return item;
    });

  it('is named after the person and shows the whole weeks of the days there are [R-CREW-7]', async () => {
    open({ '2026-11-18': givenDay(), '2026-11-24': givenDay() });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Schedule For Dana Reyes' }),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole('listitem')).toHaveLength(14);
    expect(screen.getByText('Sun 11/15/2026')).toBeInTheDocument();
    expect(screen.getByText('Sat 11/28/2026')).toBeInTheDocument();
    expect(screen.getAllByText('Not Scheduled')).toHaveLength(12);
    expect(server.callsOf('GET /assignment/schedule/:id')[0]?.path).toBe(
      `/assignment/schedule/${DANA}`,
    );
  });

  it('marks today and grays what is past [R-CREW-7]', async () => {
    open({ '2026-11-19': givenDay(), '2026-11-20': givenDay() });
    expect(await card('11/19/2026')).toHaveAttribute('data-past');
    const today = await card('11/20/2026');
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(today).not.toHaveAttribute('data-past');
    expect(within(today).getByText('Today')).toBeInTheDocument();
  });

  it('says which truck they drive once another one takes over [R-CREW-8]', async () => {
    open({ '2026-11-21': givenDay({ standIn: { name: 'T03', from: '09:45' } }) });
    const day = within(await card('11/21/2026'));
    expect(day.getByText('From 9:45 AM you drive T03.')).toBeInTheDocument();
  });

  it('says from when on their truck is down, until another one takes over [R-CREW-8]', async () => {
    const down = { unavailableFrom: '12:30' };
    const served = { ...down, standIn: { name: 'T03', from: '12:30' } };
    open({ '2026-11-21': givenDay(down), '2026-11-23': givenDay(served) });
    const words = 'T01 is down from 12:30 PM.';
    expect(within(await card('11/21/2026')).getByText(words)).toBeInTheDocument();
    expect(within(await card('11/23/2026')).queryByText(words)).not.toBeInTheDocument();
  });

  it('follows the board of today, where it concerns a schedule [R-CREW-23]', async () => {
    const today = '2026-11-20';
    const live = new GivenLive(boardTopic(OKLAHOMA, today));
    live.attach();
    open({ [today]: givenDay() });
    const calls = (): number => server.callsOf('GET /assignment/schedule/:id').length;
    await waitFor(() => expect(live.isWatching).toBe(true));
    await waitFor(() => expect(calls()).toBe(2));
    live.changed(6, DANA, { kind: 'nounce', customerId: CUSTOMER, nounce: '9' });
    const standIn = { name: 'T03', from: '09:45' };
    server.on<ScheduleView>('GET /assignment/schedule/:id', { [today]: givenDay({ standIn }) });
    live.changed(7, DANA, { kind: 'trucks', truckIds: [] });
    const day = within(await card('11/20/2026'));
    expect(await day.findByText('From 9:45 AM you drive T03.')).toBeInTheDocument();
    expect(calls()).toBe(3);
  });

  it('follows the board of one’s next day, too [R-CREW-23]', async () => {
    const monday = '2026-11-23';
    const live = new GivenLive(boardTopic(OKLAHOMA, monday));
    live.attach();
    open({ '2026-11-19': givenDay(), '2026-11-24': givenDay(), [monday]: givenDay() });
    await waitFor(() => expect(live.isWatching).toBe(true));
    const standIn = { name: 'T03', from: '09:45' };
    server.on<ScheduleView>('GET /assignment/schedule/:id', { [monday]: givenDay({ standIn }) });
    live.changed(7, DANA, { kind: 'trucks', truckIds: [] });
    expect(await screen.findByText('From 9:45 AM you drive T03.')).toBeInTheDocument();
  });

  it('shows where to be, when, and whom to call [R-CREW-8, R-CREW-9]', async () => {
    open({ '2026-11-21': givenDay() });
    const day = within(await card('11/21/2026'));
    expect(day.getByText('Oklahoma City')).toBeInTheDocument();
    expect(day.getByText('T01')).toBeInTheDocument();
    expect(day.getByText('Lead')).toBeInTheDocument();
    const time = (label: string) => day.getByText(label).nextElementSibling;
    expect(time('Arrive to yard')).toHaveTextContent(/^6:45 AM/);
    expect(time('Depart yard')).toHaveTextContent(/^7:15 AM/);
    expect(time('Job Start')).toHaveTextContent(/^7:30 AM/);
    expect(time('Job End')).toHaveTextContent(/^11:30 AM/);
    expect(day.getByRole('link', { name: /7:30 AM/ })).toHaveAttribute(
      'href',
      `/emma/customer/${CUSTOMER}`,
    );
    expect(day.getByRole('link', { name: 'Call Lee Park, (405) 555-0111' })).toHaveAttribute(
      'href',
      'tel:+14055550111',
    );
    expect(day.queryByText(/Early start/)).not.toBeInTheDocument();
  });

  it('sends nobody to the yard before a job that follows another directly [R-CREW-9]', async () => {
    const depart = '2026-11-21T19:15:00.000Z';
    const next = { _id: '65f0000000000000000000a2', arrive: depart, depart };
    const operations = [givenJob(), givenJob({ ...next, fromJobBefore: true })];
    open({ '2026-11-21': givenDay({ operations }) });
    const day = within(await card('11/21/2026'));
    expect(day.getAllByText('Arrive to yard')).toHaveLength(1);
    expect(day.getByText('From the job before').nextElementSibling).toHaveTextContent(/^1:15 PM/);
  });

  it('shows early start notes, or whom to ask [R-CREW-9]', async () => {
    const early = givenJob({ earlyStart: true, earlyStartNotes: 'Gate code 1142' });
    const silent = givenJob({ _id: '65f0000000000000000000a2', earlyStart: true });
    open({ '2026-11-21': givenDay({ operations: [early, silent] }) });
    const day = within(await card('11/21/2026'));
    expect(day.getByText(/Gate code 1142/)).toBeInTheDocument();
    expect(day.getByText(/Ask your manager\./)).toBeInTheDocument();
    expect(day.getByText('Job 2 of 2')).toBeInTheDocument();
  });

  it('shows on call, and a seat without jobs', async () => {
    open({
      '2026-11-21': givenDay({ onCall: true, truckName: null, position: null, operations: [] }),
      '2026-11-20': givenDay({ operations: [], position: 2 }),
    });
    expect(within(await card('11/21/2026')).getByText('On call')).toBeInTheDocument();
    const seat = within(await card('11/20/2026'));
    expect(seat.getByText('Third')).toBeInTheDocument();
    expect(seat.getByText('No jobs on this truck')).toBeInTheDocument();
  });

  it('says nothing of its own truck’s jobs to a crew that drives another one [R-CREW-8]', async () => {
    open({ '2026-11-21': givenDay({ operations: [], standIn: { name: 'T02', from: '12:30' } }) });
    const day = within(await card('11/21/2026'));
    expect(day.getByText('From 12:30 PM you drive T02.')).toBeInTheDocument();
    expect(day.getByText('No jobs left')).toBeInTheDocument();
  });

  it('says which days are off [R-CREW-10]', async () => {
    const off = { truckName: null, position: null, operations: [], off: true as const };
    open({ '2026-11-20': givenDay(off) });
    const day = within(await card('11/20/2026'));
    expect(day.getByText('Off')).toBeInTheDocument();
    expect(day.queryByText(/No jobs|Manager/)).not.toBeInTheDocument();
  });

  it('says at its top that one is off today, and of no other day [R-CREW-10]', async () => {
    const off = { truckName: null, position: null, operations: [], off: true as const };
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({ '2026-11-20': givenDay(off) });
    await card('11/20/2026');
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('You are off today.')).toBeVisible();
    expect(scrolled).not.toHaveBeenCalled();
    cleanup();
    open({ '2026-11-20': givenDay({ operations: [] }), '2026-11-21': givenDay(off) });
    await card('11/21/2026');
    expect(scrolled).toHaveBeenCalled();
    expect(screen.queryByText('You are off today.')).not.toBeInTheDocument();
  });

  it('shows the present week to whom nothing is scheduled [R-CREW-7, R-CREW-10]', async () => {
    open({});
    expect(await screen.findAllByText('Not Scheduled')).toHaveLength(7);
  });

  it('offers to try again when it can’t be had', async () => {
    server.on('GET /assignment/schedule/:id', refuse(500, 'SYSTEM_ERROR', 'secret'));
    renderApp(<MySchedulePage />, { roles: ['mover'] });
    expect(await screen.findByText('We encountered a system error')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
