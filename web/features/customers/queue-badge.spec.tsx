import type { JSX } from 'react';
import { useDispatch } from 'react-redux';
import { screen, waitFor } from '@testing-library/react';
import { baseApi } from '../../shared/api';
import { FakeApi, givenBranch, OKLAHOMA, refuse, givenHomeBranch, renderApp } from '../../testing';
import { QueueBadge } from './queue-badge';

function Asked(): JSX.Element {
  const dispatch = useDispatch();
  const again = () => dispatch(baseApi.util.invalidateTags(['QueueSize']));
  return (
    <>
      <QueueBadge queue="newleads" />
      <button onClick={again}>Again</button>
    </>
  );
}

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().on('GET /branch', [givenBranch()]);
  givenHomeBranch(OKLAHOMA);
});
afterEach(() => api.restore());

describe('a queue’s badge', () => {
  it('counts the branch being viewed', async () => {
    api.on('GET /customer/newleads_queue_size', { size: 7 });
    renderApp(<QueueBadge queue="newleads" />);
    expect(await screen.findByText('7')).toBeInTheDocument();
    const [call] = api.callsOf('GET /customer/newleads_queue_size');
    expect(call?.query.get('branchId')).toBe(OKLAHOMA);
  });

  it('is -1 when the count cannot be had [R-PAGE-4]', async () => {
    api.on('GET /customer/autobook_queue_size', refuse(500, 'SYSTEM_ERROR', 'x'));
    renderApp(<QueueBadge queue="autobookings" />);
    expect(await screen.findByText('-1')).toBeInTheDocument();
  });

  it('is nothing for who may not know the count', async () => {
    api.on('GET /customer/newleads_queue_size', { size: 7 });
    const { user } = renderApp(<Asked />);
    await screen.findByText('7');
    api.on('GET /customer/newleads_queue_size', refuse(403, 'FORBIDDEN', 'x'));
    await user.click(screen.getByRole('button', { name: 'Again' }));
    await waitFor(() => expect(screen.queryByText('7')).not.toBeInTheDocument());
    expect(screen.queryByText('-1')).not.toBeInTheDocument();
  });
});
