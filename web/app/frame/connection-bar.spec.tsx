import { act, screen } from '@testing-library/react';
import { PageFrame } from '../../shared/pages';
import { live } from '../../shared/realtime';
import { renderApp } from '../../testing';
import { ConnectionBar } from './connection-bar';

describe('ConnectionBar', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T15:41:00Z'), advanceTimers: true });
    live.heard();
  });
  afterEach(() => {
    act(() => live.detach());
    jest.useRealTimers();
  });

  const open = (shows?: string, asOf?: number) =>
    renderApp(
      <>
        <ConnectionBar />
        <PageFrame title="Anything" shows={shows} timezone="America/Chicago" asOf={asOf} />
      </>,
    );

  it('says what is shown and since when it grows old, in the branch’s zone', () => {
    open('the board');
    expect(screen.queryByText(/^Not connected/)).not.toBeInTheDocument();
    jest.setSystemTime(new Date('2026-11-21T15:44:00Z'));
    act(() => live.lose());
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Not connected\. Showing the board as of 9:41 AM/,
    );
  });

  it('says how old something is that was kept from an earlier visit [R-CREW-21]', () => {
    open('the schedule', Date.parse('2026-11-21T12:10:00Z'));
    act(() => live.lose());
    expect(screen.getByRole('status')).toHaveTextContent(/Showing the schedule as of 6:10 AM/);
  });

  it('says that too many tabs are open, and not that the server is away', () => {
    open('the board');
    act(() => live.refuse());
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Too many tabs are open\. Close one to get live changes here\.$/,
    );
    act(() => live.lose());
    expect(screen.getByText(/^Not connected/)).toBeInTheDocument();
  });

  it('is there on a page that says nothing of itself, and goes with the cause', () => {
    open();
    act(() => live.lose());
    expect(screen.getByText(/^Not connected\. Showing this page as of/)).toBeInTheDocument();
    act(() => live.detach());
    expect(screen.queryByText(/^Not connected/)).not.toBeInTheDocument();
  });
});
