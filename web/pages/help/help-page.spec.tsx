import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { WEB_ROUTES } from '#modules/access/contract/web-routes.js';
import { HELP_TOPICS } from '../../shared/help';
import { renderApp } from '../../testing';
import { GUIDES } from './guides';
import HelpPage from './help-page';
import { HELP_PICTURES } from './pictures';

const PICTURES = join(__dirname, '../../public/help');
const MOST_BYTES = 60_000;

const headings = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ firstChild }) => firstChild!.textContent);

it('explains every page that is in the menu [R-PAGE-20]', () => {
  const paths = HELP_TOPICS.flatMap((topic) => topic.paths);
  const inMenu = WEB_ROUTES.filter(({ sidebar }) => sidebar).map(({ path }) => path);
  expect(inMenu.filter((path) => path !== '/emma/help' && !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => !WEB_ROUTES.some((route) => route.path === path))).toEqual([]);
  expect(HELP_TOPICS.map(({ id }) => id).sort()).toEqual(Object.keys(GUIDES).sort());
});

it('shows each of its pictures once, and each is there and small [R-PAGE-21]', () => {
  const shown = Object.values(GUIDES).flatMap(({ pictures = [] }) => pictures);
  const files = readdirSync(PICTURES);
  expect([...shown].sort()).toEqual(Object.keys(HELP_PICTURES).sort());
  expect(files.sort()).toEqual(shown.map((name) => `${name}.webp`).sort());
  const isLarge = (file: string): boolean => statSync(join(PICTURES, file)).size > MOST_BYTES;
  expect(files.filter(isLarge)).toEqual([]);
});

it('shows what the roles open, found by words and keys, and says when nothing is [R-PAGE-20]', async () => {
  const { user } = renderApp(<HelpPage />, { roles: ['mover'] });
  expect(headings()).toContain('Move Manager');
  expect(headings()).not.toContain('Branches');
  const search = screen.getByRole('textbox', { name: 'Search the help' });
  await user.type(search, 'drag TRUCK');
  expect(headings()).toEqual(['A customer’s page', 'Move Manager']);
  await user.clear(search);
  await user.type(search, 'mod+z');
  expect(headings()).toEqual(['Move Manager']);
  const board = screen.getByRole('region', { name: /Move Manager/ });
  expect(within(board).getByText('Ctrl+Z')).toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'no truck yet below');
  const picture = screen.getByRole('link', { name: /^Full size: A row for each truck/ });
  expect(picture).toHaveAttribute('href', '/help/board.webp');
  await user.clear(search);
  await user.type(search, 'elephants');
  expect(headings()).toEqual([]);
  expect(screen.getByText('Nothing about “elephants”')).toBeInTheDocument();
});
