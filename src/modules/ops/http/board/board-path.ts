/** Where the queue library's own dashboard is mounted. */
export const BOARD_PATH = '/ops/board';
