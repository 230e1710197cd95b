import { useLayoutEffect, useMemo, type JSX } from 'react';
import { useSelector } from 'react-redux';
import { useBoard } from '../drag/board-context';
import { isOpenIn } from '../drag/board-view-slice';
import type { BoardModel } from '../model/board-model';
import { findOn } from '../model/find-on-board';
import { truckName } from '../model/row-labels';
import { FindBox } from './find-box';
import { showOnBoard } from './show-on-board';
import { useFindText, type FindAddress } from './use-find-text';

/** What a hit is, for those who don't see it. */
const hitLabel = ({ blocks, view }: BoardModel, id: string): string => {
  const block = blocks.get(id);
  return block ? `${block.name}, ${block.times}` : `truck ${truckName(view, id) ?? ''}`;
};

/** Looks for moves on the board of a day; the others fade. */
export function FindOnDay(props: { model: BoardModel; find: FindAddress }): JSX.Element {
  const { model, find } = props;
  const board = useBoard();
  const [text, setText] = useFindText(find);
  const hits = useMemo(() => findOn(model, text), [model, text]);
  // Where the day is known already this is drawn before its board is open, which shows nothing until then.
  const isOpen = useSelector((state: object) => isOpenIn(state, board.id));
  useLayoutEffect(() => {
    if (isOpen) board.show({ found: hits && Object.fromEntries(hits.map((id) => [id, true])) });
  }, [board, isOpen, hits]);
  return (
    <FindBox
      label="Find a move on this board"
      text={text}
      onText={setText}
      hits={hits}
      onShow={(id) => {
        if (id === null) board.show({ marked: null });
        else showOnBoard(board, id);
        return id === null ? '' : hitLabel(model, id);
      }}
    />
  );
}
