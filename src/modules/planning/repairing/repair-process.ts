import { serveTasks } from '#platform/side-process/serve-tasks.js';
import type { OptionView } from '../contract/proposal.view.js';
import { repairDay } from '../domain/repair/repair-day.js';
import type { RepairOption, RepairTask } from '../domain/repair/repair-day.js';

/** A search that looks at some places only proves nothing. */
const toOption = ({ name, title, totals, steps }: RepairOption, index: number): OptionView => ({
  no: index + 1,
  name,
  title,
  proven: false,
  stopped: false,
  bound: null,
  totals,
  steps: [...steps],
  drafts: [],
});

serveTasks((task: RepairTask): Promise<OptionView[]> =>
  Promise.resolve(repairDay(task).options.map(toOption)),
);
