import { render, screen } from '@testing-library/react';
import { useEffect, type JSX } from 'react';
import { KeepHeight } from './keep-height';
import { DeferredRender } from './deferred-render';

jest.mock('./deferred-render', () =>
  jest.requireActual<typeof import('./deferred-render')>('./deferred-render'),
);

const HEIGHT = 900;
const seen: string[] = [];

/** Notes how much room there is when it is drawn. */
function Part({ name }: { name: string }): JSX.Element {
  useEffect(() => {
    const room = document.querySelector<HTMLElement>('[data-kept-room]');
    seen.push(`${name}: ${room?.style.minHeight ?? ''}`);
  }, [name]);
  return <p>{name}</p>;
}

const Day = ({ day }: { day: string }): JSX.Element => (
  <KeepHeight of={day} turns={2}>
    <Part name={`stops of ${day}`} />
    <DeferredRender turns={2}>
      <Part name={`board of ${day}`} />
    </DeferredRender>
  </KeepHeight>
);

it('keeps the room of a day until all of the next one is drawn', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  const { rerender } = render(<Day day="Friday" />);
  seen.splice(0);
  rerender(<Day day="Saturday" />);
  expect(screen.getByText('board of Saturday')).toBeInTheDocument();
  expect(seen).toEqual([`stops of Saturday: ${HEIGHT}px`, 'board of Saturday: ']);
  jest.restoreAllMocks();
});
