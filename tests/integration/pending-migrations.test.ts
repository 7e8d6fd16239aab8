import { Client } from "pg";
import { expect, test } from "vitest";
import { holdMigrationLock, refuseOldStructure } from "@/scripts/parts/database-state.mjs";
import { env } from "@/src/env";
import { migrations } from "@/src/store/migrations";
import { findPendingMigrations } from "@/src/server/http/find-pending-migrations";

const names = migrations.map(({ name }) => name);

async function inDatabase(statement: string): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test("a server finds what its database lacks, and minds nothing a newer version has added", async () => {
  const url = env().DATABASE_URL;
  expect(await findPendingMigrations(url, names)).toEqual([]);

  await inDatabase(
    "insert into payload_migrations (name, batch) values ('29991231_000000_of_a_newer_version', 9)",
  );
  expect(await findPendingMigrations(url, names)).toEqual([]);

  const newest = migrations.at(-1)!.name;
  await inDatabase(`delete from payload_migrations where name = '${newest}'`);
  expect(await findPendingMigrations(url, names)).toEqual([newest]);

  await inDatabase("drop table payload_migrations cascade");
  expect(await findPendingMigrations(url, names)).toEqual(names);
});

test("a database from before the first release is refused, a new, an older and a newer one are migrated", async () => {
  const url = env().DATABASE_URL;
  const asked = () => refuseOldStructure(url, names).then(() => "migrated", String);
  await inDatabase("drop table if exists payload_migrations cascade");
  expect(await asked()).toBe("migrated");
  await inDatabase("create table payload_migrations (name text)");
  expect(await asked()).toBe("migrated");
  await inDatabase("insert into payload_migrations values ('dev')");
  expect(await asked()).toBe("migrated");
  await inDatabase("insert into payload_migrations values ('20200101_000000_before')");
  expect(await asked()).toContain("from before the first release");
  await inDatabase(`insert into payload_migrations values ('${names[0]}')`);
  expect(await asked()).toBe("migrated");
});

test("of two that migrate at once the second waits for the first", async () => {
  const url = env().DATABASE_URL;
  const order: string[] = [];
  const release = await holdMigrationLock(url);
  const second = holdMigrationLock(url).then(async (releaseSecond) => {
    order.push("second");
    await releaseSecond();
  });
  await inDatabase("select pg_sleep(0.3)");
  order.push("first is done");
  await release();
  await second;
  expect(order).toEqual(["first is done", "second"]);
});
