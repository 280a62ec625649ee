-- What is read before a signature: the application of a quote, and the specimen of the policy that it asks for.
alter table documents drop constraint documents_document_type_check;
alter table documents
  add constraint documents_document_type_check check (document_type in ('declarations', 'application', 'specimen_policy')),
  add column made_from text check (is_line(made_from, 255));
comment on column documents.made_from is
  'What of the quote it was made from: the content hash of an application, product and edition of a specimen.';
create unique index document_versions_of_quote on documents (quote_id, document_type, version) where policy_id is null;

-- Who sells and who insures, as buyers are told.
alter table organizations add column license_number text check (is_line(license_number, 32));
comment on column organizations.license_number is 'Its licence as an agency, as the state that gave it writes it.';
alter table products
  add column underwriting_company text check (is_line(underwriting_company, 100)),
  add column naic_number text check (is_line(naic_number, 5)) check (naic_number ~ '^\d{5}$');
comment on column products.underwriting_company is 'The company that carries the risk of its policies.';
comment on column products.naic_number is
  'The number of that company at the National Association of Insurance Commissioners.';
