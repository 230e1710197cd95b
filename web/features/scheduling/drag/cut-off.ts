import { liveState, useLiveState } from '../../../shared/realtime';

const WORDS = {
  lost: 'Not connected. Nothing can be moved until the connection is back.',
  full: 'Too many tabs are open, so this board is not live. Close one to move anything here.',
  searching: null,
  online: null,
} as const;

/**
 * Why nothing can be moved, or null. A board that is not live shows the past: another dispatcher
 * may have taken the truck since, so nothing on it is moved.
 */
export const cutOff = (): string | null => WORDS[liveState()];

export const useCutOff = (): string | null => WORDS[useLiveState()];
