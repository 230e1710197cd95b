import { serveTasks } from '#platform/side-process/serve-tasks.js';
import { render } from './render.js';

serveTasks(render);
