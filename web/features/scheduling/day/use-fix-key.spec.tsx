import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import {
  BOARD_MARKS,
  type BoardMark,
  type BoardMarkIds,
} from '#modules/scheduling/contract/board-rules.js';
import { renderApp } from '../../../testing';
import { PlanDeskContext, type PlanDesk } from '../drag/plan-desk-context';
import { useFixKey } from './use-fix-key';

const MOVE = 'gomez';
const IDS = {
  ...Object.fromEntries(BOARD_MARKS.map((mark): [BoardMark, string[]] => [mark, []])),
  missingTruck: [MOVE],
  notConfirmed: [MOVE],
  mayRunLate: [MOVE],
} as unknown as BoardMarkIds;

function Board({ pressed }: { pressed: readonly BoardMark[] }): JSX.Element {
  const onKeyDown = useFixKey(IDS, pressed);
  return (
    <div onKeyDown={onKeyDown}>
      <button data-block={MOVE}>Gomez</button>
    </div>
  );
}

it.each<[string, BoardMark[], BoardMark]>([
  ['the worst where no chip is pressed', [], 'missingTruck'],
  ['the one whose chip was pressed last', ['missingTruck', 'notConfirmed'], 'notConfirmed'],
  ['the worst where what is pressed cannot be mended', ['mayRunLate'], 'missingTruck'],
  ['the worst where it lacks what is pressed', ['tight'], 'missingTruck'],
])('mends by F of several marks %s [R-PLAN-37]', async (_, pressed, mark) => {
  const propose = jest.fn<Promise<void>, Parameters<PlanDesk['propose']>>();
  const desk: PlanDesk = { isOpen: false, toggle: jest.fn(), propose, Ways: () => null };
  const { user } = renderApp(
    <PlanDeskContext value={desk}>
      <Board pressed={pressed} />
    </PlanDeskContext>,
  );
  screen.getByRole('button', { name: 'Gomez' }).focus();
  await user.keyboard('f');
  expect(propose).toHaveBeenCalledWith({ kind: 'fix', cause: { mark, id: MOVE } });
});
