export { QuoteRange } from './quote/quote-range';
export { useMostOfMove } from './quote/use-most-of-move';
