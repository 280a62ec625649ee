#!/bin/bash
# At the first start of the primary: who its standby and its pooler are.
set -e
psql --username postgres --set ON_ERROR_STOP=1 --file /pooler-login.sql \
  --command "alter role pgbouncer password '$POOLER_PASSWORD'" \
  --command "create role replication login replication password '$REPLICATION_PASSWORD'" \
  --command "select pg_create_physical_replication_slot('standby', true)"
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
