export { QuoteRange } from './quote/quote-range';
