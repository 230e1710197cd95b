export { GetCompanyQuery } from './queries/get-company/get-company.query.js';
