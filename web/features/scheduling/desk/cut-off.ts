import { live, useLiveState } from '../../../shared/realtime';

/** What is said where nothing can be moved, because the server is out of reach. */
export const CUT_OFF = 'Not connected. Nothing can be moved until the connection is back.';

/** Whether the server is out of reach: a board then shows what was, and nothing on it is moved. */
export const isCutOff = (): boolean => live.currentState() === 'lost';

export const useCutOff = (): boolean => useLiveState() === 'lost';
