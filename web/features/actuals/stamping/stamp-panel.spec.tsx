import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { forgetDevice } from '../../../shared/device';
import { FakeApi, givenActual, renderApp } from '../../../testing';
import { StampPanel } from './stamp-panel';
import { at, JOB, NEXT_JOB } from './stamping.fixture';

const SEND = 'POST /actuals/stamps';

let showJob: (operation: string) => void;

/** The present job, which is another one once the crew goes on. */
function Now(): JSX.Element {
  const [operation, setOperation] = useState(JOB);
  showJob = setOperation;
  const actual = givenActual({ operation, version: 1, state: 'working', started: at('13:30') });
  return (
    <StampPanel
      job={{ _id: operation, actual, customerName: 'Maria Gomez' }}
      timezone="America/Chicago"
      fromJobBefore={false}
      isFollowed={false}
      planned={{}}
    />
  );
}

it('adds extra time to the job for which it was asked, though the next one is shown by now [R-CREW-16]', async () => {
  const server = new FakeApi().on(SEND, { results: [], actuals: [] });
  const { user } = renderApp(<Now />, { roles: ['mover'] });
  await user.click(await screen.findByRole('button', { name: 'Extra time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extra time' }));
  await user.click(dialog.getByRole('button', { name: '30 min' }));
  act(() => showJob(NEXT_JOB));
  await user.type(dialog.getByLabelText('What took longer'), 'Piano');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.callsOf(SEND)).toHaveLength(1));
  expect(server.callsOf(SEND)[0]?.body).toMatchObject({
    stamps: [{ operation: JOB, kind: 'extra', minutes: 30 }],
  });
  server.restore();
  await forgetDevice();
});

it('asks for a note of which something is seen, and for minutes within their bounds, before extra time is added', async () => {
  const server = new FakeApi().on(SEND, { results: [], actuals: [] });
  const { user } = renderApp(<Now />, { roles: ['mover'] });
  await user.click(await screen.findByRole('button', { name: 'Extra time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extra time' }));
  const minutes = dialog.getByRole('textbox', { name: 'Minutes' });
  await user.type(minutes, '601');
  await user.type(dialog.getByLabelText('What took longer'), '\u200b \u2060');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText('What took longer')).toHaveAccessibleDescription(
    'This field is required',
  );
  expect(minutes).toHaveValue('601');
  expect(minutes).toHaveAccessibleDescription('At most 600 min.');
  expect(server.callsOf(SEND)).toHaveLength(0);
  server.restore();
  await forgetDevice();
});
