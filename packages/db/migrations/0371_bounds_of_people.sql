-- Lists of texts have a length, like every other text.

alter table organization_invitations
  add constraint organization_invitations_roles_bound check (is_line(array_to_string(roles, ' '), 200));
alter table round_robin_members
  add constraint round_robin_members_languages_bound check (is_line(array_to_string(languages, ' '), 20));
