import type { AppConfig } from '../../platform/config/app.config.js';

/** Whether an empty database is to get the demo company: in production only where somebody asks for it. */
export const wantsDemo = ({ demo, environment }: AppConfig): boolean =>
  demo === undefined ? environment !== 'production' : demo === 'on';
