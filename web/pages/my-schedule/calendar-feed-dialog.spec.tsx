import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi, refuse, renderApp } from '../../testing';
import { CalendarFeedButton } from './calendar-feed-button';

describe('one’s schedule in one’s own calendar', () => {
  let server: FakeApi;
  beforeEach(() => {
    server = new FakeApi();
  });
  afterEach(() => server.restore());

  const URL_ONE = 'https://emma.test/calendar/first.ics';
  const openDialog = async () => {
    const { user } = renderApp(<CalendarFeedButton />, { roles: ['mover'] });
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('gives a link to copy and to subscribe by, and another that ends it', async () => {
    const urls = [URL_ONE, 'https://emma.test/calendar/second.ics'];
    server.on('POST /assignment/schedule/self/feed', () => ({ url: urls.shift() }));
    const { user, dialog } = await openDialog();
    expect(server.callsOf('POST /assignment/schedule/self/feed')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByLabelText('Your link')).toHaveValue(URL_ONE);
    expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      'webcal://emma.test/calendar/first.ics',
    );
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
    expect(await dialog.findByDisplayValue(/second/)).toBeInTheDocument();
  });

  it('is ended, and says why where it can’t be', async () => {
    server
      .on('POST /assignment/schedule/self/feed', { url: URL_ONE })
      .on('DELETE /assignment/schedule/self/feed', refuse(503, 'UNAVAILABLE', 'down'));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByLabelText('Your link')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Turn off all links' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('We encountered a system error');
    expect(dialog.getByLabelText('Your link')).toHaveValue(URL_ONE);
    server.on('DELETE /assignment/schedule/self/feed', {});
    await user.click(dialog.getByRole('button', { name: 'Turn off all links' }));
    expect(await dialog.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  });
});
