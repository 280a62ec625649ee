-- A proposed change says what is to be, keyed by roots, and on which description it was made: its quote is the preview of
-- both, made again whenever what the policy covers moves. It says who proposed and who accepted it, what an underwriter
-- let pass and why, and why it will not be applied.
alter table policy_proposals
  add column base_quote_id uuid,
  add column delta jsonb not null default '{}',
  add column term_change bigint,
  add column asks_underwriter text,
  add column proposed_by_user_id uuid references users,
  add column accepted timestamptz,
  add column accepted_by_user_id uuid references users,
  add column override_reason text,
  add column invalidated_because text,
  add column refusal_code text,
  add column policy_transaction_id uuid;
update policy_proposals o set base_quote_id = p.current_quote_id from policies p where p.policy_id = o.policy_id;
update policy_proposals set invalidated_because = 'withdrawn' where status = 'invalidated';
update policy_proposals set accepted = updated where status in ('scheduled', 'applied');
alter table policy_proposals
  alter column base_quote_id set not null,
  add constraint policy_proposal_base foreign key (organization_id, base_quote_id)
    references quotes (organization_id, quote_id) on update cascade deferrable initially deferred,
  add constraint policy_proposal_transaction foreign key (organization_id, policy_transaction_id)
    references policy_transactions (organization_id, policy_transaction_id) on update cascade deferrable initially deferred,
  add constraint policy_proposals_delta_check check (jsonb_typeof(delta) = 'object' and is_small(delta, 20000)),
  add constraint policy_proposals_asks_underwriter_check check (is_line(asks_underwriter, 64)),
  add constraint policy_proposals_override_reason_bound check (is_prose(override_reason, 2000)),
  add constraint policy_proposals_refusal_code_bound check (is_line(refusal_code, 64)),
  add constraint policy_proposals_invalidated_because_check check (invalidated_because in
    ('withdrawn', 'policy_ended', 'policy_moved', 'base_moved', 'does_not_fit', 'refused_on_its_day')),
  add constraint policy_proposal_invalidated check ((status = 'invalidated') = (invalidated_because is not null)),
  add constraint policy_proposal_accepted check (status not in ('scheduled', 'applied') or accepted is not null);
comment on constraint policy_proposal_base on policy_proposals is 'base_quote|changes_proposed';
comment on constraint policy_proposal_transaction on policy_proposals is 'policy_transaction|policy_proposals';
comment on constraint policy_proposals_proposed_by_user_id_fkey on policy_proposals is 'proposed_by|proposed_changes';
comment on constraint policy_proposals_accepted_by_user_id_fkey on policy_proposals is 'accepted_by|accepted_changes';
create index policy_proposals_of_base on policy_proposals (base_quote_id);
create index policy_proposals_of_transaction on policy_proposals (policy_transaction_id);
