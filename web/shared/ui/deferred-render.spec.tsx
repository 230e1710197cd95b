import { act, render, screen } from '@testing-library/react';
import type { JSX } from 'react';

const { DeferredRender, useDeferredRender } =
  jest.requireActual<typeof import('./deferred-render')>('./deferred-render');

const drawn: string[] = [];

function Part({ name }: { name: string }): JSX.Element {
  drawn.push(name);
  return <p>{name}</p>;
}

function Page({ isKnown }: { isKnown: boolean }): JSX.Element {
  return <Part name={useDeferredRender(isKnown) ? 'content' : 'outline'} />;
}

beforeEach(() => void drawn.splice(0));

it('draws a part after what is around it, and holds its place until then', () => {
  render(
    <>
      <DeferredRender before={<Part name="room" />}>
        <Part name="panel" />
      </DeferredRender>
      <Part name="board" />
    </>,
  );
  expect(drawn).toEqual(['room', 'board', 'panel']);
  expect(screen.queryByText('room')).not.toBeInTheDocument();
});

it('draws parts in their turns', () => {
  render(
    <>
      <DeferredRender turns={2}>
        <Part name="last" />
      </DeferredRender>
      <DeferredRender>
        <Part name="next" />
      </DeferredRender>
    </>,
  );
  expect(drawn).toEqual(['next', 'last']);
});

it('keeps the outline for one drawing more when an answer arrives, and none when it is there', () => {
  const { rerender } = render(<Page isKnown={false} />);
  act(() => rerender(<Page isKnown />));
  expect(drawn).toEqual(['outline', 'outline', 'content']);
  drawn.splice(0);
  render(<Page isKnown />);
  expect(drawn).toEqual(['content']);
});
