import { defineConfig } from "vitest/config";
import shop from "../../vitest.config";

/** Tests of rules and of access alone: the other projects need a database or a browser. */
export default defineConfig({
  resolve: shop.resolve,
  test: { include: ["src/{domain,admin/access}/**/*.test.ts"], environment: "node" },
});
