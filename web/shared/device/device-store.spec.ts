import { FakeIndexedDb } from '../../testing/fake-indexed-db';
import { deviceStore, onDevice } from './device-store';
import { dropOthers } from './forget';

// What was opened first in a page stays what it keeps in: it needs a page of its own.
describe('what a device keeps', () => {
  const database = new FakeIndexedDb();
  beforeAll(() => database.put());
  afterAll(() => database.restore());
  const read = () => onDevice((store) => store.queue());

  it('is opened anew after the browser closed it', async () => {
    await (await deviceStore()).queue();
    const [first] = database.opened;
    first!.close();
    first!.onclose?.();
    expect(await (await deviceStore()).queue()).toEqual([]);
    expect(database.opened).toHaveLength(2);
  });

  it('is opened anew after it failed', async () => {
    database.fail();
    expect(await read()).toEqual([]);
    expect(database.opened.at(-1)!.isOpen).toBe(true);
  });

  it('does not seem empty while it cannot be opened', async () => {
    database.isBroken = true;
    database.fail();
    await expect(read()).rejects.toThrow('Nothing can be kept here');
    database.isBroken = false;
    expect(await read()).toEqual([]);
  });

  it('has nothing more of others when somebody else signs in, also after it failed [R-CREW-22]', async () => {
    await (await deviceStore()).keepCopy({ key: 'schedule/ann', person: 'ann', at: 0 });
    database.fail();
    await dropOthers('bo');
    expect(await (await deviceStore()).copies()).toEqual([]);
  });
});
