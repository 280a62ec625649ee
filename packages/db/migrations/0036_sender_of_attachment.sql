-- Who sent a file, as they were called then: whoever reads the list need not be able to read the account.
alter table quote_attachments add column sender_name text check (is_line(sender_name, 201));
alter table policy_attachments add column sender_name text check (is_line(sender_name, 201));
alter table claim_attachments add column sender_name text check (is_line(sender_name, 201));
