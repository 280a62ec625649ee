-- A proposal of a quote: its plans, and other products beside them, side by side at their prices.
alter table documents drop constraint documents_document_type_check;
alter table documents
  add constraint documents_document_type_check
    check (document_type in ('declarations', 'application', 'specimen_policy', 'proposal')),
  add column compared_providers text[] not null default '{}'
    check (is_line(array_to_string(compared_providers, ' '), 64)),
  add constraint documents_compared_check check (document_type = 'proposal' or compared_providers = '{}');
comment on column documents.compared_providers is 'The providers whose products a proposal compares with the quote’s own.';
comment on column documents.made_from is
  'What it was made from: the content hash of an application, product and edition of a specimen, a hash of all that a proposal says.';
