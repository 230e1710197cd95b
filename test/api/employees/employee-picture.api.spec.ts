import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { newId } from '#kernel/ids.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';

const RED = { r: 255, g: 0, b: 0 };
const drawn = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: RED } });
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Answer {
  status: number;
  body: EmployeeView & { code?: string };
}

describe('PUT · DELETE /employee/{id}/picture', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  async function send(
    who: TestPerson | null,
    id: string,
    bytes: Uint8Array | string,
    type = 'image/png',
  ): Promise<Answer> {
    const answer = await fetch(`${api.origin}/api/v3/employee/${id}/picture`, {
      method: 'PUT',
      headers: {
        'content-type': type,
        ...(who ? { authorization: `Bearer ${api.as(who).token}` } : {}),
      },
      body: bytes as string,
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }
  const fetchPicture = (picture: string | null) => fetch(new URL(picture ?? '', api.origin));

  it('is for oneself and for admins', async () => {
    const bytes = await drawn().png().toBuffer();
    const { mover, lead } = api.people;
    expect((await send(null, mover._id, bytes)).status).toBe(401);
    expect((await send('manager', mover._id, bytes)).status).toBe(403);
    expect((await api.as('mover').delete(`employee/${lead._id}/picture`)).status).toBe(403);
    expect((await send('mover', mover._id, bytes)).status).toBe(200);
    expect((await send('admin', mover._id, bytes)).status).toBe(200);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['no bytes', '', 'image/png'],
    ['text', 'a picture of me', 'image/png'],
    ['a torn picture', Buffer.concat([PNG_START, Buffer.alloc(64)]), 'image/png'],
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'image/svg+xml',
    ],
    ['JSON', '{}', 'application/json'],
  ])('refuses %s', async (_what, bytes, type) => {
    const { status, body } = await send('mover', api.people.mover._id, bytes, type);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'PICTURE_INVALID' });
  });

  it('refuses other kinds of picture, whatever they are called', async () => {
    const gif = await drawn(16, 16).gif().toBuffer();
    const { status, body } = await send('mover', api.people.mover._id, gif, 'image/png');
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'PICTURE_INVALID' });
  });

  it('refuses more than 1 MB, and pictures that would fill the memory', async () => {
    const { _id } = api.people.mover;
    const large = await send('mover', _id, Buffer.alloc(1_048_577));
    expect({ status: large.status, code: large.body.code }).toEqual({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    const vast = await drawn(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(vast.length).toBeLessThan(1_048_576);
    expect((await send('mover', _id, vast)).body.code).toBe('PICTURE_INVALID');
  });

  it('knows no stranger', async () => {
    const bytes = await drawn().png().toBuffer();
    expect((await send('admin', newId(), bytes)).status).toBe(404);
    expect((await api.as('admin').delete(`employee/${newId()}/picture`)).status).toBe(404);
    expect((await send('admin', 'me', bytes)).status).toBe(400);
    const unknown = await fetch(`${api.origin}/api/v3/picture/${'x'.repeat(43)}`);
    expect(unknown.status).toBe(404);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps a %s as a square of its own, shown without a header',
    async (format) => {
      const employee = await hire(api);
      const bytes = await drawn()
        .withExif({ IFD0: { Copyright: 'me' } })
        [format]()
        .toBuffer();
      const { status, body } = await send('admin', employee._id, bytes, `image/${format}`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...employee, picture: expect.stringMatching(/\/[\w-]{43}$/) });
      const shown = await fetchPicture(body.picture);
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect(shown.headers.get('cache-control')).toContain('immutable');
      const meta = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(meta.exif).toBeUndefined();
    },
  );

  it('turns a picture the way it was taken', async () => {
    const half = { input: await drawn(20, 40).png().toBuffer(), left: 0, top: 0 };
    const blue = {
      width: 40,
      height: 40,
      channels: 3 as const,
      background: { r: 0, g: 0, b: 255 },
    };
    const lying = await sharp({ create: blue })
      .composite([half])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await send('mover', api.people.mover._id, lying, 'image/jpeg');
    const shown = Buffer.from(await (await fetchPicture(body.picture)).arrayBuffer());
    const top = await sharp(shown)
      .extract({ left: 192, top: 32, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...top].map((part) => part > 128)).toEqual([true, false, false]);
  });

  it('gives each picture an address of its own, and takes it away for good', async () => {
    const employee = await hire(api);
    const bytes = await drawn().png().toBuffer();
    const first = (await send('admin', employee._id, bytes)).body.picture;
    const second = (await send('admin', employee._id, bytes)).body.picture;
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).status).toBe(404);
    expect((await api.as('mover').get<EmployeeView>(`employee/${employee._id}`)).body.picture).toBe(
      second,
    );
    const path = `employee/${employee._id}/picture`;
    const removed = await api.as('admin').delete<EmployeeView>(path);
    expect(removed).toMatchObject({ status: 200, body: { ...employee, picture: null } });
    expect((await fetchPicture(second)).status).toBe(404);
    expect((await api.as('admin').delete(path)).status).toBe(200);
    const trail = await historyOf(api, 'employee', employee._id);
    expect(trail.map(({ type }) => type)).toEqual(['UPDATED', 'UPDATED', 'UPDATED', 'CREATED']);
    expect(JSON.stringify(trail)).not.toContain(second?.split('/').at(-1) ?? '');
  });

  it('leaves every other call to JSON', async () => {
    const { _id } = api.people.mover;
    const { status } = await fetch(`${api.origin}/api/v3/employee/${_id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'image/png',
        authorization: `Bearer ${api.as('admin').token}`,
      },
      body: PNG_START,
    });
    expect(status).toBe(415);
  });
});
