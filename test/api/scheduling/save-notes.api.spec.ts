import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import type { NotesView } from '#modules/scheduling/contract/day.view.js';
import { dayView, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

describe('PUT /movemanager/notes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const save = (
    assignmentDay: string,
    body: object,
    client: ApiClient = api.as('manager'),
  ): Promise<ApiAnswer<NotesView & Refusal>> =>
    client.put('movemanager/notes', { branchId: api.branchId, assignmentDay, ...body });

  it('is for those who dispatch', async () => {
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) =>
      save('2027-03-01', { notes: 'Rain', revision: 0 }, client),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each([
    ['branchId', { branchId: 'okc' }],
    ['assignmentDay', { assignmentDay: '2027-3-1' }],
    ['notes', { notes: undefined }],
    ['notes', { notes: 7 }],
    ['revision', { revision: undefined }],
    ['revision', { revision: -1 }],
    ['revision', { revision: '0' }],
    ['text', { text: 'Rain' }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await save('2027-03-01', { notes: 'Rain', revision: 0, ...over });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('knows no unknown branch', async () => {
    const answer = await save('2027-03-01', { branchId: UNKNOWN, notes: 'Rain', revision: 0 });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('refuses text that was based on another revision, and shows what is stored', async () => {
    const day = '2027-03-02';
    const ahead = await save(day, { notes: 'Rain', revision: 1 });
    expect(ahead).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION', notes: '', revision: 0 },
    });
    await save(day, { notes: 'Rain', revision: 0 });
    await save(day, { notes: 'Rain and hail', revision: 1 });
    for (const revision of [0, 1, 3]) {
      const stale = await save(day, { notes: 'Sun', revision });
      expect(stale).toMatchObject({
        status: 409,
        body: { code: 'STALE_REVISION', notes: 'Rain and hail', revision: 2 },
      });
    }
    expect((await dayView(api, day)).notes).toBe('Rain and hail');
  });

  it('saves line by line, raising the revision by one, and may be emptied [R-BOARD-22]', async () => {
    const day = '2027-03-03';
    const text = 'I-44 is closed.\nTruck 05: new tyres "soon"';
    expect(await save(day, { notes: text, revision: 0 })).toMatchObject({
      status: 200,
      body: { notes: text, revision: 1 },
    });
    const view = await dayView(api, day);
    expect(view.notes).toBe(text);
    expect(view.assignment).toMatchObject({ notes: text, notesRevision: 1 });
    expect((await save(day, { notes: '', revision: 1 })).body).toEqual({ notes: '', revision: 2 });
    expect((await dayView(api, day)).notes).toBe('');
  });

  it('lets one of many writers win at every revision', async () => {
    const day = '2027-03-04';
    for (const revision of [0, 1, 2]) {
      const texts = Array.from({ length: 10 }, (_, writer) => `Writer ${writer} on ${revision}`);
      const answers = await Promise.all(texts.map((notes) => save(day, { notes, revision })));
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      const stored = winners[0]?.body;
      expect(stored?.revision).toBe(revision + 1);
      for (const { body } of answers.filter(({ status }) => status !== 200)) {
        expect(body).toMatchObject({ code: 'STALE_REVISION', ...stored });
      }
      expect((await dayView(api, day)).notes).toBe(stored?.notes);
    }
  });

  it('keeps the alerts of a day whose managers were named first', async () => {
    const day = '2027-03-05';
    await api.as('manager').put('movemanager/assignedmanagers', {
      branchId: api.branchId,
      assignmentDay: day,
      actingManagerId: api.people.manager._id,
    });
    expect((await save(day, { notes: 'Rain', revision: 0 })).status).toBe(200);
    expect((await dayView(api, day)).assignment).toMatchObject({
      notes: 'Rain',
      actingManagerId: api.people.manager._id,
    });
  });
});
