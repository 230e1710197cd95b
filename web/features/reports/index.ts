export { useCompareFiguresQuery } from './api';
export { FigureStrip } from './figures/figure-strip';
