export { GetViewersQuery } from './queries/get-viewers/get-viewers.query.js';
