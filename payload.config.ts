import { postgresAdapter } from "@payloadcms/db-postgres";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildConfig } from "payload";
import sharp from "sharp";
import { Users } from "./collections/people/users";
import { salesCollections } from "./collections/sales/sales-collections";
import { defaultLocale, locales } from "./src/domain/locale/locale";
import { endpoints } from "./src/endpoints/table";

const root = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? "",
  serverURL: process.env.SHOP_URL,
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL },
    push: false,
    migrationDir: path.resolve(root, "src/migrations"),
  }),
  editor: lexicalEditor(),
  sharp,
  admin: { user: Users.slug, importMap: { baseDir: root } },
  localization: { locales: [...locales], defaultLocale, fallback: true },
  collections: [Users, ...salesCollections],
  globals: [],
  endpoints,
  graphQL: { disable: true },
  typescript: { outputFile: path.resolve(root, "src/payload-types.ts") },
});
