-- A change that an underwriter was asked about falls away where nobody answers in time.
alter table policy_proposals
  drop constraint policy_proposals_invalidated_because_check,
  add constraint policy_proposals_invalidated_because_check check (invalidated_because in ('withdrawn', 'declined',
    'unanswered', 'policy_ended', 'policy_moved', 'base_moved', 'does_not_fit', 'refused_on_its_day'));
