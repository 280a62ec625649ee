-- The insurance card that is carried in each vehicle of a policy.
alter table documents drop constraint documents_document_type_check;
alter table documents add constraint documents_document_type_check
  check (document_type in ('declarations', 'id_card', 'application', 'specimen_policy', 'proposal'));
