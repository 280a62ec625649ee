#!/bin/bash
# At the first start of the primary: who its standby is.
set -e
psql --username postgres --command "create role replication login replication password '$REPLICATION_PASSWORD'" \
  --command "select pg_create_physical_replication_slot('standby', true)"
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
