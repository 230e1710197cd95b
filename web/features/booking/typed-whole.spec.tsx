import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from './booking.fixture';
import { HomeStep } from './steps/home-step';

const SENTENCE = 'Type a whole number such as 1,600.';

const ask = async (size: string) => {
  const fetch = answering([400, { code: 'VALIDATION_FAILED', errors: [] }]);
  render(<HomeStep home={null} onQuoted={() => Promise.resolve()} />);
  await userEvent.type(screen.getByLabelText('Zip code'), '73102');
  await userEvent.selectOptions(screen.getByLabelText('Home'), 'House');
  const field = screen.getByLabelText('Square feet');
  await userEvent.clear(field);
  await userEvent.type(field, size);
  await userEvent.click(screen.getByRole('button', { name: 'See price and free times' }));
  return { field, fetch };
};

it.each(['1,600', '1600', '1 600 sq ft', '１６００'])(
  'a visitor who types %s square feet means 1600',
  async (size) => {
    const { fetch } = await ask(size);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const [, { body }] = fetch.mock.calls[0] as [string, { body: string }];
    expect(JSON.parse(body)).toMatchObject({ size: 1_600 });
  },
);

it.each(['1,60', '1.600,00', 'about 1600', '-1600', '1600.5'])(
  'a visitor who types %s square feet is told so, and the server is not asked',
  async (size) => {
    const { field, fetch } = await ask(size);
    await waitFor(() => expect(field).toHaveAccessibleDescription(SENTENCE));
    expect(field).toHaveValue(size);
    expect(fetch).not.toHaveBeenCalled();
  },
);
