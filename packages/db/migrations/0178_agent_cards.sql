-- What an agent says of themselves to the customers whom they serve.
alter table agent_profiles
  add column title text check (is_line(title, 100)),
  add column phone text check (is_line(phone, 32));
