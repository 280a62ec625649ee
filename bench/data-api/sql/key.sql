-- One policy by its key.
select json_build_object('policies_by_pk', (
  select row_to_json(policy) from (
    select policy_id, policy_number, policy_status, premium from policies where policy_id = $1) policy))::text
