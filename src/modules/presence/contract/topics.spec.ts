import { checkDto } from '#kernel/validation/index.js';
import { PageDto } from './page.dto.js';
import { parseTopic } from './topics.js';

const ID = '0123456789abcdef01234567';

describe('topics', () => {
  it.each([
    [`board:${ID}:2026-11-21`, { kind: 'board', branchId: ID, date: '2026-11-21' }],
    [`customer:${ID}`, { kind: 'customer', id: ID }],
    [`report:${ID}`, { kind: 'report', id: ID }],
    [`email:${ID}`, { kind: 'email', id: ID }],
    ['queues', { kind: 'queues' }],
    ['board', null],
    [`board:${ID}`, null],
    [`board:${ID}:2026-13-01`, null],
    [`customer:${ID}:x`, null],
    ['customer:x', null],
    [`truck:${ID}`, null],
    ['queues:x', null],
    [null, null],
  ])('reads %p', (text, topic) => {
    expect(parseTopic(text)).toEqual(topic);
  });

  it('bounds page ids', () => {
    expect(checkDto(PageDto, { pageId: `/emma/customer/${ID}` }).faults).toEqual([]);
    expect(checkDto(PageDto, { pageId: 'a'.repeat(201) }).faults).toHaveLength(1);
  });
});
