/** What customers know the company by: one row, plain until an admin says more. */
export const COMPANY_BASELINE = `
  create schema company;
  create table company.logo (
    version text primary key,
    png bytea not null
  );
  create table company.company (
    single boolean primary key default true constraint company_once check (single),
    name text not null default '',
    phone text not null default '',
    color text not null default '#1c5d99'
      constraint company_color_is_hex check (color ~ '^#[0-9a-fA-F]{6}$'),
    logo_version text references company.logo (version)
  );
  insert into company.company default values;`;
