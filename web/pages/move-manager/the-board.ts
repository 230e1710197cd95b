import type { PageDefinition } from '../../shared/pages';

/** Loads the board: one function, so that what was loaded ahead of its page is known beneath others. */
export const loadBoard: PageDefinition['load'] = () => import('./move-manager-page');

/** The addresses of today's board and of any day's. */
export const BOARD_PATHS = ['/emma/move', '/emma/move/:pathDay'] as const;

const BOARD = /^\/emma\/move(\/|$)/;

/** Whether a path leads to the board. */
export const isBoardPath = (pathname: string): boolean => BOARD.test(pathname);
