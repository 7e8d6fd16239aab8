import pg from "pg";
const c = new pg.Client({ connectionString: process.env.U }); await c.connect();
for (const q of process.argv.slice(2)) { const r = await c.query(q); console.log(r.command, r.rowCount, JSON.stringify(r.rows).slice(0, 1500)); }
await c.end();
