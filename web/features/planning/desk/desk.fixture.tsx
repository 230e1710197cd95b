import { screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { FakeApi, OKLAHOMA, renderApp, type Rendered, type RenderOptions } from '../../../testing';
import { DAY, givenDay } from '../../../testing/given-day';
import { MoveManager } from '../../scheduling';
import { givenProposal } from '../given-proposal.fixture';
import { PlanDeskAround, PlanDeskDrawer } from '..';

export const LIST = 'GET /planning/proposals';
export const ONE = 'GET /planning/proposals/:id';
export const CREATE = 'POST /planning/proposals';
export const CHECK = 'POST /planning/proposals/:id/check';
export const APPLY = 'POST /planning/proposals/:id/apply';
export const UNDO = 'POST /planning/proposals/:id/undo';
export const DISCARD = 'DELETE /planning/proposals/:id';
export const VIEW = 'GET /movemanager/day_view/:day/:branch';

/** A server with a day and its proposal. */
export const serveDesk = (): FakeApi =>
  new FakeApi()
    .on(VIEW, () => givenDay())
    .on('GET /employee', [])
    .on('GET /branch', [])
    .on(LIST, () => [givenProposal()])
    .on(ONE, () => givenProposal());

const nothing = (): void => undefined;

/** Stands for the page and its address. */
function Page({ shown: first }: { shown: string }): JSX.Element {
  const [shown, onShown] = useState(first);
  return (
    <PlanDeskAround branchId={OKLAHOMA} date={DAY} address={{ shown, onShown }}>
      <output aria-label="Address">{shown}</output>
      <MoveManager
        branchId={OKLAHOMA}
        timezone="America/Chicago"
        day={DAY}
        view="trucks"
        isProblem={() => false}
        desk={<PlanDeskDrawer />}
        onDay={nothing}
        onView={nothing}
        onOpenDay={nothing}
      />
    </PlanDeskAround>
  );
}

/** The board, with the desk as an address has it. */
export async function openDesk(
  shown = '',
  options: RenderOptions = { roles: ['manager'] },
): Promise<Rendered> {
  const page = renderApp(<Page shown={shown} />, options);
  await screen.findByRole('button', { name: /^Maria Gomez/ });
  return page;
}

export const drawer = (): HTMLElement => screen.getByRole('complementary', { name: 'Plan desk' });
export const address = (): string | null =>
  screen.getByRole('status', { name: 'Address' }).textContent;
