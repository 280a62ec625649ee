-- The terms of a contract are looked for at each renewal, change and claim: without it a book of 100,000 was read each time.
create index policies_of_contract on policies (contract_id, policy_term);
