import { serveTasks } from '#platform/side-process/serve-tasks.js';
import { repairDay } from '../domain/repair/repair-day.js';
import type { Repair, RepairTask } from '../domain/repair/repair-day.js';

serveTasks((task: RepairTask): Promise<Repair> => Promise.resolve(repairDay(task)));
