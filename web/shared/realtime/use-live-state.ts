import { useSelector } from 'react-redux';
import {
  connectionIn,
  liveStateIn,
  type ConnectionState,
  type LiveState,
} from './connection-slice';

/** The state of the live connection. */
export const useLiveState = (): LiveState => useSelector(liveStateIn);

/** The state of the live connection, and since when the screen may be out of date. */
export const useConnection = (): ConnectionState => useSelector(connectionIn);
