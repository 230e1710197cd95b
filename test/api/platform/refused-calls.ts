/** Calls that are refused in the world of these tests, each with its code, by why it costs no more where it is taken. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'Reads or writes one row by its key, of which there is none here.': [
    'DELETE customerview/{id}: NOT_FOUND',
    'DELETE planning/pin/{operationId}: NOT_FOUND',
    'DELETE planning/proposals/{id}: NOT_FOUND',
    'DELETE sessions/{id}: NOT_FOUND',
    'DELETE slots/hold/{id}: NOT_FOUND',
    'GET /calendar/{secret}.ics: NOT_FOUND',
    'GET company/logo/{version}: NOT_FOUND',
    'GET jobs/{jobId}: NOT_FOUND',
    'GET mailbox/{id}: NOT_FOUND',
    'GET picture/{secret}: NOT_FOUND',
    'GET planning/proposals/{id}: NOT_FOUND',
    'POST planning/proposals/{id}/apply: NOT_FOUND',
    'POST planning/proposals/{id}/check: NOT_FOUND',
    'POST planning/proposals/{id}/undo: NOT_FOUND',
    'PUT customerview/{id}: NOT_FOUND',
    'PUT slots/hold/{id}: NOT_FOUND',
  ],
  'Is for who shows a secret that was made for them, and limited by address.': [
    'DELETE booking/reservations/{id}: VALIDATION_FAILED',
    'POST access-token/code: LOGIN_FAILED',
    'POST access-token: LOGIN_FAILED',
    'POST booking/reservations/{id}/code: NOT_FOUND',
    'POST booking/reservations/{id}/confirm: NOT_FOUND',
  ],
  'Has a job of the queue done again, or not at all; what it does is no call.': [
    'DELETE ops/queues/{name}/jobs/{id}: NOT_FOUND',
    'POST mailer/email/{emailId}/retry: EMAIL_NOT_RETRYABLE',
    'POST ops/queues/{name}/jobs/{id}/promote: NOT_FOUND',
    'POST ops/queues/{name}/jobs/{id}/retry: NOT_FOUND',
  ],
  'Sends a file that is there, or asks an outside service.': [
    'GET maps/streetview: NOT_FOUND',
    'GET maps/tiles/{z}/{x}/{y}: NOT_FOUND',
    'GET reports/{reportId}/download: REPORT_NOT_READY',
  ],
  'Writes as much as the putting on the board that was measured.': [
    'DELETE assignment/follow/{branchId}/{operationId}: BLOCK_CHANGED',
    'POST slots/hold/{id}/book: NOT_FOUND',
    'POST slots/hold: SLOT_EXPIRED',
    'PUT assignment/follow/{branchId}/{operationId}: DIRECT_LEGS_OFF',
    'PUT planning/pin/{operationId}: NOT_ON_BOARD',
  ],
  'Reads a day as its board does, which was measured, and works on it in memory.': [
    'POST planning/proposals: NOTHING_TO_FIX',
  ],
  'Takes back one row of a day, or switches one thing, as the call that was measured put it there.':
    [
      'DELETE assignment/mover/{branchId}/{date}/{employeeId}: CREW_CHANGED',
      'DELETE assignment/oncall/{branchId}/{date}/{employeeId}: CREW_CHANGED',
      'DELETE employee/{id}: OUTSTANDING_ASSIGNMENTS',
      'DELETE movemanager/rental/{truckId}: NOT_A_RENTAL',
      'POST estimates/model/{version}/activate: MODEL_ACTIVE',
      'PUT actuals/{operation}: JOB_NOT_BOOKED',
    ],
};

/** `call: code` of each. */
export const REFUSED_CALLS: readonly string[] = Object.values(REFUSED).flat().toSorted();
