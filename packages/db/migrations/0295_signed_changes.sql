-- Who is insured accepts a change by themselves, and signs for what it takes away after reading it as a document. A
-- driver may be excluded: they stay named, and nothing is covered while they drive.
alter table policy_proposals
  add column signed timestamptz,
  add column signer_info jsonb,
  add constraint policy_proposals_signer_info_check check (is_small(signer_info, 4000)),
  add constraint policy_proposal_signed check ((signed is null) = (signer_info is null));

-- An underwriter declines a change that was referred to them.
alter table policy_proposals
  drop constraint policy_proposals_invalidated_because_check,
  add constraint policy_proposals_invalidated_because_check check (invalidated_because in ('withdrawn', 'declined',
    'policy_ended', 'policy_moved', 'base_moved', 'does_not_fit', 'refused_on_its_day'));

alter table documents
  drop constraint documents_document_type_check,
  add constraint documents_document_type_check check (document_type in ('declarations', 'id_card', 'application',
    'specimen_policy', 'proposal', 'receipt', 'cancellation_proof', 'mailing_proof', 'mailed_notice', 'policy_change')),
  drop constraint document_about,
  add constraint document_about check ((about_id is not null) = (document_type in ('receipt', 'cancellation_proof',
    'mailing_proof', 'mailed_notice', 'policy_change')));

alter table entities
  drop constraint entities_entity_relationship_check,
  add constraint entities_entity_relationship_check check (entity_relationship in ('named_insured',
    'second_named_insured', 'additional_insured', 'driver', 'excluded_driver', 'lienholder', 'loss_payee', 'claimant',
    'other_driver', 'passenger', 'witness', 'injured'));
alter table claim_entities
  drop constraint claim_entities_entity_relationship_check,
  add constraint claim_entities_entity_relationship_check check (entity_relationship in ('named_insured',
    'second_named_insured', 'additional_insured', 'driver', 'excluded_driver', 'lienholder', 'loss_payee', 'claimant',
    'other_driver', 'passenger', 'witness', 'injured'));
