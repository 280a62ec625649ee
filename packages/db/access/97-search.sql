-- Who searches, each over the rows that they see. Those who may send a quote to its customer find its link there.
revoke execute on function search_platform, search_beyond_one_word from public;
grant execute on function search_platform, search_beyond_one_word to tenant_staff, global_staff;
grant link_senders to "organization:agent", "organization:owner", "global:service_agent", "global:service_member",
  "global:service_manager", "global:admin";

-- Who is warned of duplicates, each among the rows that they see.
revoke execute on function find_duplicates from public;
grant execute on function find_duplicates to tenant_staff, global_staff;

-- Who hears that another agent serves somebody already, each among the rows that they see.
revoke execute on function external_agent_fni from public;
grant execute on function external_agent_fni to tenant_staff, global_staff;

-- Who reads activities reads what they add up to.
revoke execute on function policy_activity_days from public;
grant execute on function policy_activity_days to tenant_staff, global_staff;
