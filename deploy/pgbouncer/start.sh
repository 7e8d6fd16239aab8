#!/usr/bin/env bash
# Starts PgBouncer with the database's password from its secret.
set -euo pipefail
password=$(cat "${DATABASE_PASSWORD_FILE:-/run/secrets/database_password}")
umask 077
printf '"shop" "%s"\n' "${password//\"/\"\"}" >/tmp/users.txt
exec pgbouncer "${PGBOUNCER_INI:-/etc/pgbouncer/pgbouncer.ini}"
