import { act, screen, waitFor } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { OKLAHOMA, renderApp, type FakeApi, type Rendered } from '../../../testing';
import { DAY } from '../given-day.fixture';
import { DayPlanner } from './day-planner';
import { serveDay } from './day-planner.fixture';

const asked = jest.fn();

/** Keeps what is looked for as the page's address does. */
function WithAddress({ begin }: { begin: string }): JSX.Element {
  const [text, setText] = useState(begin);
  const [isAway, setAway] = useState(false);
  const onText = (next: string): void => {
    asked(next);
    setText(next);
  };
  return (
    <>
      {!isAway && (
        <DayPlanner branchId={OKLAHOMA} day={DAY} isProblem={() => false} find={{ text, onText }} />
      )}
      <button onClick={() => setAway(!isAway)}>{isAway ? 'Come' : 'Leave'}</button>
      <button onClick={() => setText('park')}>Back</button>
    </>
  );
}

describe('finding a move on the board', () => {
  let server: FakeApi;
  const scrolled = jest.fn();

  beforeEach(() => {
    asked.mockClear();
    scrolled.mockClear();
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      scrolled(this.getAttribute('aria-label')?.split(',')[0]);
    };
    server = serveDay();
  });
  afterEach(() => server.restore());

  const open = async (begin = ''): Promise<Rendered> => {
    const page = renderApp(<WithAddress begin={begin} />, { roles: ['manager'] });
    await screen.findByRole('button', { name: /^Maria Gomez/ });
    return page;
  };
  const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Find a move on this board' });
  const move = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

  it('walks through what is found by Enter, back by Shift+Enter, and stays in the field [R-BOARD-40]', async () => {
    const { user } = await open();
    await user.type(box(), '405');
    expect(screen.getByText('2 found')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'true');
    await user.keyboard('{Enter}');
    expect(move(/^Sun Park/)).toHaveAttribute('data-marked', 'true');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'true');
    expect(scrolled.mock.calls.flat()).toEqual(['Maria Gomez', 'Sun Park', 'Maria Gomez']);
    expect(box()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-marked', 'false');
    expect(move(/^Sun Park/)).toHaveAttribute('data-fades', 'false');
  });

  it('begins by a key, and replaces what was looked for [R-BOARD-40]', async () => {
    const { user } = await open('gomez');
    await user.keyboard('f');
    expect(box()).toHaveFocus();
    await user.keyboard('park');
    expect(box()).toHaveValue('park');
  });

  it('shows what is found on a board that is opened again with its day known already', async () => {
    const { user } = await open('gomez');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('button', { name: 'Come' }));
    expect(screen.getByText('1 found')).toBeInTheDocument();
    expect(move(/^Sun Park/)).toHaveAttribute('data-fades', 'true');
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-fades', 'false');
  });

  it('tells the address at a pause, and follows it [R-BOARD-40]', async () => {
    const { user } = await open('gomez');
    expect(box()).toHaveValue('gomez');
    expect(move(/^Sun Park/)).toHaveAttribute('data-fades', 'true');
    await user.clear(box());
    await user.type(box(), 'T02');
    await waitFor(() => expect(asked.mock.calls).toEqual([['T02']]));
    expect(screen.getByText('1 found')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Back' }).click());
    await waitFor(() => expect(box()).toHaveValue('park'));
    expect(move(/^Maria Gomez/)).toHaveAttribute('data-fades', 'true');
  });
});
