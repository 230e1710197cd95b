export { ChartFrame } from './chart-frame';
export { ChartGroup, LegendText } from './chart-group';
export { AXIS, GRID, SERIES, TOOLTIP } from './chart-look';
