import { screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { renderApp } from '../../testing';
import { LazySelect } from './lazy-select';

function Sizes(): JSX.Element {
  const [size, setSize] = useState<string | null>('25');
  const data = ['15', '25', '50'];
  return <LazySelect aria-label="Size" {...{ data, value: size }} onChange={setSize} />;
}
const size = () => screen.getByRole('combobox', { name: 'Size' });
const options = () => screen.queryAllByRole('option', { hidden: true });

it('makes its list once somebody comes to it', async () => {
  const { user } = renderApp(<Sizes />);
  expect(options()).toHaveLength(0);
  await user.tab();
  expect(size()).toHaveFocus();
  expect(options()).toHaveLength(3);
});

it('begins with what is chosen by the first key', async () => {
  const { user } = renderApp(<Sizes />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(size()).toHaveValue('50');
});

it('opens by the first click', async () => {
  const { user } = renderApp(<Sizes />);
  await user.click(size());
  await user.click(await screen.findByRole('option', { name: '15' }));
  expect(size()).toHaveValue('15');
});
