import { useSelector } from 'react-redux';
import {
  connectionIn,
  liveStateIn,
  type ConnectionState,
  type LiveState,
} from './connection-slice';

/** Whether the live connection stands. */
export const useLiveState = (): LiveState => useSelector(liveStateIn);

/** How the live connection fares, and since when what is shown grows old. */
export const useConnection = (): ConnectionState => useSelector(connectionIn);
