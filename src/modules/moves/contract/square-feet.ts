export { readSquareFeet, type SquareFeet } from '../domain/square-feet.js';
