import { spawnSync } from "node:child_process";
import { Failure, codeOf } from "../failure.mjs";

/**
 * Writes a database of the operator's own with PostgreSQL's own program.
 * @param {string | undefined} url DATABASE_URL
 */
export const dumpOf = (url) => async (/** @type {string} */ file) => {
  const dump = spawnSync("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, `--dbname=${url}`], {
    encoding: "utf8",
  });
  if (dump.status === 0) return;
  const isMissing = codeOf(dump.error) === "ENOENT";
  throw new Failure({
    what: isMissing ? "pg_dump is not installed on this machine." : "The database could not be dumped.",
    why: "DATABASE_URL names a server of your own, which only PostgreSQL's own program backs up completely.",
    repair: isMissing
      ? "Install PostgreSQL's client programs of the server's version or a newer one (Debian: postgresql-client)."
      : "Correct what the lines below name.",
    details: isMissing ? "" : dump.stderr,
  });
};
