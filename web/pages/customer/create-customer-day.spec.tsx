import { screen } from '@testing-library/react';
import { standAt } from '../../testing';
import { givenNobody, openForm } from './create-customer.fixture';

// It is half past eleven in the evening of November 20 in Oklahoma City.
standAt('2026-11-21T05:30:00Z');

it.each([
  ['today', '11/20/2026'],
  ['tomorrow', '11/21/2026'],
  ['Friday', '11/20/2026'],
  ['+1', '11/21/2026'],
])('%s is meant as the branch of the new customer has it [R-PAGE-26]', async (typed, day) => {
  const api = givenNobody();
  const { user } = openForm();
  const field = await screen.findByLabelText('Requested day');
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(day);
  api.restore();
});
