import { screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { renderApp } from '../../testing';
import { ChoiceBox } from './choice-box';

const TYPES = ['House', 'Apartment', 'Office', 'Storage'];
const SOURCES = ['Friend or family', 'Google', 'Yelp', 'Yard sign'];

function Choose({ data }: { data: string[] }): JSX.Element {
  const [value, setValue] = useState<string | null>(data[0]!);
  return (
    <>
      <ChoiceBox aria-label="Choice" {...{ data, value }} onChange={setValue} />
      <button type="button">Next</button>
    </>
  );
}
const box = () => screen.getByRole('combobox', { name: 'Choice' });
const highlighted = () =>
  document.querySelector('[role=option][data-combobox-selected]')?.textContent ?? null;

it.each([
  [TYPES, 's', 'Storage'],
  [TYPES, 'o', 'Office'],
  [SOURCES, 'y', 'Yelp'],
  [SOURCES, 'sign', 'Yard sign'],
  [SOURCES, 'fam', 'Friend or family'],
])(
  'of %j goes by “%s” to %s, which is highlighted, and Enter takes it',
  async (data, typed, found) => {
    const { user } = renderApp(<Choose data={data} />);
    await user.tab();
    await user.keyboard(typed);
    await waitFor(() => expect(highlighted()).toBe(found));
    await user.keyboard('{Enter}');
    expect(box()).toHaveValue(found);
  },
);

it('takes what is highlighted by Tab, too, and nothing where nothing is typed [R-PAGE-25]', async () => {
  const { user } = renderApp(<Choose data={TYPES} />);
  await user.tab();
  await user.keyboard('st{Tab}');
  expect(box()).toHaveValue('Storage');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab();
  expect(box()).toHaveValue('Storage');
});

it('is typed over after a click, and keeps its value where nothing fits', async () => {
  const { user } = renderApp(<Choose data={TYPES} />);
  await user.click(box());
  await user.keyboard('ap{Enter}');
  expect(box()).toHaveValue('Apartment');
  await user.keyboard('zzz{Enter}');
  await user.tab();
  expect(box()).toHaveValue('Apartment');
});

const options = () => screen.queryAllByRole('option', { hidden: true });

it('makes its list once somebody comes to it', async () => {
  const { user } = renderApp(<Choose data={TYPES} />);
  expect(options()).toHaveLength(0);
  await user.tab();
  expect(box()).toHaveFocus();
  expect(options()).toHaveLength(4);
});

it('begins with what is chosen by the first key', async () => {
  const { user } = renderApp(<Choose data={TYPES} />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Apartment');
});

it('opens by the first click', async () => {
  const { user } = renderApp(<Choose data={TYPES} />);
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'Storage' }));
  expect(box()).toHaveValue('Storage');
});
