import { checkedBy } from '../../../kernel/validation/index.js';
import { parseTopic } from './topics.js';

const Topic = (): PropertyDecorator =>
  checkedBy('topic', (value) => (parseTopic(value) ? null : 'There is no such topic'));

/** `watch` and `unwatch`. */
export class TopicDto {
  @Topic() topic: string;
}
