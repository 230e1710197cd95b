import { serveTasks } from '#platform/side-process/serve-tasks.js';
import type { OptionView, RejectedView } from '../contract/proposal.view.js';
import { repairDay } from '../domain/repair/repair-day.js';
import type { Repair, RepairOption, RepairTask } from '../domain/repair/repair-day.js';

/** What a search found. */
export interface RepairAnswer {
  readonly options: OptionView[];
  readonly rejected: RejectedView[];
}

const toOption = (
  { name, title, totals, bound, isProven, steps }: RepairOption,
  index: number,
): OptionView => ({
  no: index + 1,
  name,
  title,
  proven: isProven,
  stopped: false,
  bound,
  totals,
  steps: [...steps],
  drafts: [],
});

const toAnswer = ({ options, rejected }: Repair): RepairAnswer => ({
  options: options.map(toOption),
  rejected: [...rejected],
});

serveTasks((task: RepairTask, tell: (soFar: RepairAnswer) => void) =>
  Promise.resolve(toAnswer(repairDay(task, (found) => tell(toAnswer(found))))),
);
