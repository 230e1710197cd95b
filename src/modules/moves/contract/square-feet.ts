export { readSquareFeet } from '../domain/square-feet.js';
