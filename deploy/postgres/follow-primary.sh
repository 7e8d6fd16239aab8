#!/usr/bin/env bash
# A PostgreSQL that copies the database $PRIMARY, then follows it. A copy that was not finished is started again.
set -euo pipefail
PGPASSWORD=$(cat "${REPLICATION_PASSWORD_FILE:-/run/secrets/replication_password}")
export PGPASSWORD

# What the primary keeps for a replica that is away, up to max_slot_wal_keep_size.
make_slot="select pg_create_physical_replication_slot('replica')
  where not exists (select from pg_replication_slots where slot_name = 'replica')"

if [[ ! -s $PGDATA/PG_VERSION ]]; then
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "${PGDATA:?}" "$PGDATA.new"
  psql --host="$PRIMARY" --username=replicator --dbname=postgres --quiet --command="$make_slot" >/dev/null
  pg_basebackup --host="$PRIMARY" --username=replicator --pgdata="$PGDATA.new" \
    --wal-method=stream --slot=replica --write-recovery-conf --checkpoint=fast
  mv "$PGDATA.new" "$PGDATA"
fi
unset PGPASSWORD
exec postgres
