#!/usr/bin/env bash
# Run once by the image of PostgreSQL when it makes an empty database: an account that may copy it, and nothing else.
set -euo pipefail
password=$(cat "${REPLICATION_PASSWORD_FILE:-/run/secrets/replication_password}")
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$password" <<'SQL'
create role replicator with replication login password :'password';
SQL
echo "host replication replicator all scram-sha-256" >>"$PGDATA/pg_hba.conf"
