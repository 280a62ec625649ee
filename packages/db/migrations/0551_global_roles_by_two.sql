-- A role of the whole platform is asked for by one administrator and given by another.
create table global_role_requests (
  global_role_request_id uuid primary key default uuidv7(),
  organization_id uuid not null references organizations,
  user_id uuid not null references users,
  user_name text not null,
  role text not null,
  reason text not null,
  status text not null default 'open',
  requested_by uuid not null references users,
  requested_by_name text not null,
  expires timestamptz not null,
  decided_by uuid references users,
  decided_by_name text,
  decided timestamptz,
  created timestamptz not null default app_now(),
  updated timestamptz not null default app_now(),
  constraint global_role_request_key unique (organization_id, global_role_request_id),
  constraint global_role_requests_role_check check (role in ('global:read_only', 'global:service_agent',
    'global:service_member', 'global:service_manager', 'global:actuary', 'global:underwriter',
    'global:organization_admin', 'global:admin')),
  constraint global_role_requests_status_check check (status in ('open', 'granted', 'refused')),
  constraint global_role_not_for_oneself check (requested_by <> user_id),
  constraint global_role_granted_by_another check (status <> 'granted' or decided_by not in (requested_by, user_id)),
  constraint global_role_decided check ((status = 'open') = (decided is null) and (decided is null) = (decided_by is null)),
  constraint global_role_requests_user_name_bound check (is_line(user_name, 255)),
  constraint global_role_requests_requested_by_name_bound check (is_line(requested_by_name, 255)),
  constraint global_role_requests_decided_by_name_bound check (is_line(decided_by_name, 255)),
  constraint global_role_requests_reason_bound check (is_prose(reason, 1000)));
comment on constraint global_role_requests_user_id_fkey on global_role_requests is 'person|global_role_requests';
comment on constraint global_role_requests_requested_by_fkey on global_role_requests is 'requester|global_roles_requested';
comment on constraint global_role_requests_decided_by_fkey on global_role_requests is 'decider|global_roles_decided';
create unique index global_role_request_open on global_role_requests (user_id, role) where status = 'open';
create trigger touch before update on global_role_requests for each row execute function touch_updated();
