import { daysBetween, isLocalDate, LOCAL_DATE_MESSAGE } from '../../../kernel/local-date.js';
import { checkedBy, IsLocalDay } from '../../../kernel/validation/index.js';
import { MAX_LOAD_DAYS } from './limits.js';

const LastDay = (): PropertyDecorator =>
  checkedBy('lastDay', (value, owner) => {
    if (!isLocalDate(value)) return LOCAL_DATE_MESSAGE;
    const { from } = owner as { from?: unknown };
    if (!isLocalDate(from)) return null;
    const days = daysBetween(from, value) + 1;
    if (days < 1) return 'The last day should not be before the first';
    return days > MAX_LOAD_DAYS ? `At most ${MAX_LOAD_DAYS} days can be asked for` : null;
  });

/** Query of GET /movemanager/load/{branchId}: both days inclusive. */
export class LoadQueryDto {
  @IsLocalDay() from: string;
  @LastDay() to: string;
}
