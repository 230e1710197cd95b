import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('GET /movemanager/model_config', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('requires a person', async () => {
    expect((await api.anonymous.get('movemanager/model_config')).status).toBe(401);
  });

  it('gives the dimensions of every board [R-BOARD-2, R-BOARD-3]', async () => {
    expect((await api.as('mover').get('movemanager/model_config')).body).toEqual({
      blockMinutes: 15,
      firstColumn: '07:00',
      columns: 61,
      extended: [
        [0, 6],
        [46, 60],
      ],
      minSeparatingBlocks: 4,
      bookable: { start: '07:00', end: '19:00' },
      business: { start: '08:00', end: '18:00' },
      driveOutLimit: '07:30',
      jobEndLimit: '18:30',
      returnLimit: '21:30',
      cell: { available: 1, unavailable: 0, end: 9 },
      moverSlots: 3,
    });
  });
});
