-- What an operator watches, of all organizations together: how much of what nobody may forget is not done yet, and since
-- when. Whose it is is not said.
create function operating_figures() returns table (figure text, kind text, waiting bigint, since timestamptz)
language sql stable security definer set search_path to 'public' as $$
  -- What the gateway never answered is asked for within a minute.
  select 'payments_unknown', gateway, count(*), min(created) from payments where status = 'unknown' group by gateway
  union all
  select 'payouts_unknown', method, count(*), min(coalesce(decided, created))
    from claim_payments where status = 'sending' group by method
  union all
  select 'letters_unsent', 'email', count(*), min(created) from notifications where status = 'queued'
  union all
  select 'letters_failed', template, count(*), min(created)
    from notifications where status = 'failed' and created > app_now() - interval '1 day' group by template
  union all
  select 'legal_days', alert || ' ' || kind, count(*), null from legal_days where alert <> 'ahead' group by alert, kind
$$;
