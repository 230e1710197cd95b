import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NamedRow } from '../../../shared/device';
import { rootReducer } from '../../../shared/store';
import type { JobActual } from './job-times';
import { isRefused, isWaiting, type QueuedStamp } from './queued-stamp';

/** How a job is, as the server told when its stamps were sent. */
export interface KeptActual extends NamedRow {
  operation: string;
  actual: JobActual;
}

interface StampingState {
  /** Whose queue this is; null: nobody's. */
  person: string | null;
  queue: QueuedStamp[];
  actuals: KeptActual[];
  isSending: boolean;
  /** False: the browser keeps nothing, so what is not sent is lost with the tab. */
  isLasting: boolean;
}

const NOTHING: StampingState = {
  person: null,
  queue: [],
  actuals: [],
  isSending: false,
  isLasting: true,
};

type Read = Pick<StampingState, 'person' | 'queue' | 'actuals' | 'isLasting'>;

const slice = createSlice({
  name: 'stamping',
  initialState: NOTHING,
  reducers: {
    /** What this device has kept for the person; what is only here so far, or judged, stays. */
    queueRead: (state, { payload }: PayloadAction<Read>) => {
      const here = state.person === payload.person ? state.queue : [];
      const byId = new Map(here.map((row) => [row.stamp.id, row]));
      const known = new Set(payload.queue.map(({ stamp }) => stamp.id));
      const added = here.filter(({ stamp, order }) => order === undefined && !known.has(stamp.id));
      const kept = payload.queue.map((row) =>
        isWaiting(row) ? { ...(byId.get(row.stamp.id) ?? row), order: row.order } : row,
      );
      return { ...payload, queue: [...kept, ...added], isSending: state.isSending };
    },
    stamped: (state, { payload }: PayloadAction<QueuedStamp>) => {
      // Nobody's queue was read yet, or somebody else's was.
      const before = state.person === payload.person ? state : NOTHING;
      return { ...before, person: payload.person, queue: [...before.queue, payload] };
    },
    /** The store has it too. */
    orderGiven: ({ queue }, { payload }: PayloadAction<{ id: string; order: number }>) => {
      const row = queue.find(({ stamp }) => stamp.id === payload.id);
      if (row) row.order = payload.order;
    },
    nothingKept: (state) => {
      state.isLasting = false;
    },
    /** Rows that changed, by their stamps. */
    rowsChanged: (state, { payload }: PayloadAction<readonly QueuedStamp[]>) => {
      const changed = new Map(payload.map((row) => [row.stamp.id, row]));
      state.queue = state.queue.map((row) => ({
        ...(changed.get(row.stamp.id) ?? row),
        order: row.order,
      }));
    },
    rowsDropped: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.queue = state.queue.filter(({ stamp }) => !payload.includes(stamp.id));
    },
    actualsTold: (state, { payload }: PayloadAction<readonly KeptActual[]>) => {
      const told = new Set(payload.map(({ key }) => key));
      state.actuals = [...state.actuals.filter(({ key }) => !told.has(key)), ...payload];
    },
    sendingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isSending = payload;
    },
    queueLeft: () => NOTHING,
  },
  selectors: {
    personIn: ({ person }) => person,
    queueIn: ({ queue }) => queue,
    actualsIn: ({ actuals }) => actuals,
    isSendingIn: ({ isSending }) => isSending,
    isLastingIn: ({ isLasting, queue }) =>
      isLasting && queue.every((row) => !isWaiting(row) || row.order !== undefined),
    unsentIn: createSelector(
      ({ queue }: StampingState) => queue,
      (queue) => queue.filter(isWaiting).length,
    ),
    refusedIn: createSelector(
      ({ queue }: StampingState) => queue,
      (queue) => queue.filter(isRefused),
    ),
  },
});

export const {
  queueRead,
  stamped,
  orderGiven,
  nothingKept,
  rowsChanged,
  rowsDropped,
  actualsTold,
  sendingChanged,
  queueLeft,
} = slice.actions;
export const { personIn, queueIn, actualsIn, isSendingIn, isLastingIn, unsentIn, refusedIn } =
  slice.injectInto(rootReducer).selectors;
