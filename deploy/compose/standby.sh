#!/bin/bash
# A hot standby: a copy of the primary, made once, that follows it from then on.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host postgres --username replication --pgdata "$PGDATA" --slot standby --write-recovery-conf \
    --wal-method stream --checkpoint fast
  chmod 700 "$PGDATA"
fi
exec postgres
