/** npm run generate: types and admin import map, from the collections and globals as they are now. */
import { root } from "./parts/places.mjs";
import { runVisible } from "./parts/run-command.mjs";

for (const task of ["generate:types", "generate:importmap"]) {
  // Neither task reads the database; the values only satisfy the configuration.
  const env = {
    DATABASE_URL: "postgres://localhost/unused",
    PAYLOAD_SECRET: "unused",
    ...process.env,
    PWD: root,
  };
  const code = await runVisible(process.execPath, ["node_modules/payload/bin.js", task], { env });
  if (code !== 0) process.exit(code);
}
