-- Every text has a length that fits what it is, and none holds characters that nobody sees: controls, and what turns the
-- direction of writing. The lengths that people's forms know stand in core/shared/text-limits.ts; a test compares.

create function is_line(value text, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) <= longest
  and value !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';
comment on function is_line is 'One line of at most so many characters, all of which can be seen.';

create function is_prose(value text, longest integer) returns boolean
language sql immutable parallel safe
return char_length(value) <= longest
  and value !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';
comment on function is_prose is 'Lines of together at most so many characters, all of which can be seen but the breaks.';

create function is_small(value jsonb, most_bytes integer) returns boolean
language sql immutable parallel safe
return octet_length(value::text) <= most_bytes;
comment on function is_small is 'JSON of at most so many bytes as it is written out.';

-- What was stored before may not fit; it stays, is named in a warning, and fits as soon as it is written again.
do $$
declare
  bound record;
  rule text;
begin
  for bound in
    select place, split_part(place, '.', 1) as home, split_part(place, '.', 2) as held, kind, most
    from (values
      -- Names, and what is called by one.
      ('line', 100, 'agent_profiles.first_name agent_profiles.last_name api_keys.name
        claim_entities.first_name claim_entities.last_name claim_entities.business_name
        claims.policy_holder claims.driver claims.police_agency
        entities.first_name entities.last_name entities.business_name
        organizations.name partners.partner_name rater_versions.label underwriting_rules.rule_name
        users.first_name users.last_name'),
      -- Written by the platform out of first and last names.
      ('line', 201, 'policy_activities.agent_name policy_notes.author_name quote_notes.author_name
        round_robin_assignments.agent_name'),
      ('line', 100, 'policy_activities.organization_name products.product_name incident_layers.incident_name
        claim_attachments.name policy_attachments.name quote_attachments.name vehicle_assets.name documents.name
        kml_files.filename
        claim_vehicles.make claim_vehicles.model claim_vehicles.floorplan
        vehicles.make vehicles.model vehicles.floorplan payments.bank transactions.bank'),
      -- How somebody is reached.
      ('line', 254, 'agent_profiles.email agent_profiles.notification_email claim_entities.email entities.email
        notifications.recipient organizations.service_email organizations.commission_email users.email'),
      ('line', 32, 'claim_entities.phone entities.phone organizations.service_phone organizations.sales_number users.phone'),
      ('line', 200, 'locations.line_1 locations.line_2 organizations.line_1 organizations.line_2'),
      ('line', 100, 'locations.locality locations.administrative_area_2 organizations.locality'),
      ('line', 12, 'locations.postal_code organizations.postal_code quotes.postal_code postal_areas.prefix'),
      ('line', 500, 'claim_entities.address claims.incident_location'),
      ('line', 2000, 'agent_profiles.schedule_url agent_profiles.photo_url claim_attachments.url
        organizations.logo_url organizations.sales_schedule_url partners.logo_url policy_attachments.url
        policy_inspections.photo_url quote_attachments.url quotes.external_url vehicle_assets.url'),
      ('line', 17, 'claim_vehicles.vin vehicles.vin vehicle_assets.vin'),
      ('line', 16, 'claim_vehicles.license_plate'),
      -- Words of closed lists whose list is not the column's own, regions, zones, currencies, kinds.
      ('line', 64, 'audit_log.operation audit_log.actor_role audit_log.root_table audit_log.outcome
        claim_vehicles.type claims.provider claims.policy_type
        documents.content_type
        entities.license_country entities.license_administrative_area entities.marital_status
        external_claims.provider external_claims.loss_type external_claims.status external_claims.fault_decision
        hints.table_name idempotency_keys.operation ledger_entries.coverage
        locations.administrative_area organizations.administrative_area organizations.default_provider
        organizations.time_zone partners.slug partners.default_product
        payments.gateway payments.cc_last_four payments.decline_code transactions.cc_last_four
        policies.provider policies.policy_number policies.time_zone
        policy_activities.provider policy_activities.policy_status policy_activities.policy_state
        policy_activities.payment_term policy_events.event_type
        postal_areas.administrative_area postal_areas.time_zone process_intents.process process_intents.root_table
        products.new_policy_number quote_verifications.provider
        quotes.resume_status quotes.provider quotes.administrative_area quotes.time_zone quotes.external_provider
        quotes.marketing_source quotes.campaign rate_rows.factor rater_versions.provider
        rater_versions.provider_version underwriting_rules.key api_keys.key_hash api_keys.key_prefix'),
      -- What another system calls something, and hashes.
      ('line', 255, 'attempt_counters.subject audit_log.request_id
        claims.claim_number claims.processor_id claims.policy_number claims.police_report_number
        documents.sha256 entities.license_number_index explicit_rejections.value_index external_claims.claim_number
        idempotency_keys.principal idempotency_keys.key idempotency_keys.request_hash
        incident_alert_devices.provider_device_id kml_files.checksum
        payments.gateway_key payments.gateway_reference payments.method_token
        quote_referrals.content_hash quote_verifications.request_key
        quotes.content_hash quotes.rated_content_hash quotes.approved_content_hash quotes.signed_content_hash
        quotes.external_id rate_rows.key vehicle_devices.provider_device_id notifications.subject'),
      ('line', 500, 'documents.storage_key kml_files.storage_key'),
      -- Sealed, and so about a third longer than what it says.
      ('line', 500, 'entities.birthdate entities.license_number explicit_rejections.value'),
      ('line', 20000, 'mvr_violations.violation quote_verifications.result'),
      ('line', 400000, 'quote_verifications.raw'),
      -- What somebody wrote, and what machines report.
      ('prose', 1000, 'claims.business_purposes_reason explicit_rejections.reason incident_alerts.reason
        incident_pauses.reason incident_pauses.resume_reason products.description quote_referrals.action_reason
        round_robin_assignments.reason underwriting_questions.question underwriting_questions.decision_answer
        underwriting_rules.reason notifications.last_error policy_renewals.last_error quote_verifications.error'),
      ('prose', 10000, 'announcements.body claim_entities.description claims.incident_description
        claims.damage_description policy_notes.note policy_renewals.underwriting_renewal_notes quote_notes.note'),
      ('list', 1000, 'products.live_in products.not_live_in products.required_verifications
        products.available_payment_terms quotes.steps round_robin_members.licensed_in'),
      ('list', 10000, 'quote_referrals.request_reasons'),
      -- What callers send whole, or adds up.
      ('json', 4000, 'quotes.coverages quotes.discounts quotes.declarations quotes.signer_info policies.signer_info'),
      ('json', 20000, 'audit_log.input claims.damage claims.meta entities.meta entities.custom_fields
        notifications.data policies.meta policy_events.data policy_renewals.meta products.rater_inputs
        quotes.meta quotes.custom_fields quotes.changes transactions.meta underwriting_rules.value
        vehicle_devices.attributes vehicle_devices.meta vehicles.features vehicles.meta vehicles.custom_fields')
    ) as bounds (kind, most, places), regexp_split_to_table(places, '\s+') as place
  loop
    rule := case bound.kind
      when 'line' then format('is_line(%I, %s)', bound.held, bound.most)
      when 'prose' then format('is_prose(%I, %s)', bound.held, bound.most)
      when 'list' then format('is_line(array_to_string(%I, '' ''), %s)', bound.held, bound.most)
      when 'json' then format('is_small(%I, %s)', bound.held, bound.most)
    end;
    execute format('alter table %I add constraint %I check (%s) not valid',
      bound.home, bound.home || '_' || bound.held || '_bound', rule);
    begin
      execute format('alter table %I validate constraint %I', bound.home, bound.home || '_' || bound.held || '_bound');
    exception when check_violation then
      raise warning '% holds values from before its bound', bound.place;
    end;
  end loop;
end $$;

-- The sign-in library's own tables.
alter table auth."user"
  add constraint user_name_bound check (is_line(name, 254)),
  add constraint user_email_bound check (is_line(email, 254)),
  add constraint user_image_bound check (is_line(image, 2000));
alter table auth.account
  add constraint account_id_bound check (is_line("accountId", 255)),
  add constraint account_provider_bound check (is_line("providerId", 64)),
  add constraint account_access_bound check (is_line("accessToken", 4000)),
  add constraint account_refresh_bound check (is_line("refreshToken", 4000)),
  add constraint account_id_token_bound check (is_line("idToken", 8000)),
  add constraint account_scope_bound check (is_line(scope, 1000)),
  add constraint account_password_bound check (is_line(password, 255));
alter table auth.session
  add constraint session_token_bound check (is_line(token, 255)),
  add constraint session_address_bound check (is_line("ipAddress", 64)),
  add constraint session_agent_bound check (is_line("userAgent", 400));
alter table auth.verification
  add constraint verification_identifier_bound check (is_line(identifier, 500)),
  add constraint verification_value_bound check (is_line(value, 2000));
