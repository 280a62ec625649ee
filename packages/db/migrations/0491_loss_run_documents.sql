-- A loss run is a paper: of a contract, and of all policies of a customer.
alter table documents
  drop constraint documents_document_type_check,
  add constraint documents_document_type_check check (document_type in ('declarations', 'id_card', 'application',
    'specimen_policy', 'proposal', 'receipt', 'cancellation_proof', 'mailing_proof', 'mailed_notice', 'policy_change',
    'loss_run', 'customer_loss_run')),
  drop constraint document_about,
  add constraint document_about check ((about_id is not null) = (document_type in ('receipt', 'cancellation_proof',
    'mailing_proof', 'mailed_notice', 'policy_change', 'loss_run', 'customer_loss_run')));
