import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { readFileSync } from "node:fs";
import path from "node:path";
import { inEachLanguage } from "./src/domain/locale/locale";
import { safetyHeaders } from "./src/server/runtime/policy/safety-headers";

const withNextIntl = createNextIntlPlugin("./src/app/request-texts.ts");

const readErrorTexts = (locale: string): unknown =>
  JSON.parse(readFileSync(path.resolve(`src/i18n/messages/${locale}/error.json`), "utf8"));

/** Pages with a search of their own, with the language the proxy has put in front. */
const searches = ["/configurator/catalogue", "/faq"].map((path) => ({
  source: `/:locale${path}`,
  has: [{ type: "query" as const, key: "q" }],
  destination: `/:locale${path}/recherche`,
}));

const config: NextConfig = {
  poweredByHeader: false,
  // What one version kept may not have the shape the next one reads, see src/store/revalidation/cached.ts.
  // The page of an error has its words with it, in every language: what it would ask them of has failed.
  env: { BUILD_MARK: Date.now().toString(36), ERROR_TEXTS: JSON.stringify(inEachLanguage(readErrorTexts)) },
  reactStrictMode: true,
  // One Payload for the whole process: built into each bundle, it would not know the errors of another bundle's, and
  // staff would read "invalid" without the reason.
  // The others are large and would lie in memory once for each bundle (decision 0082).
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-postgres",
    "@payloadcms/translations",
    "nodemailer",
    "harfbuzzjs",
    "pdfkit",
    "stripe",
    "subset-font",
  ],
  // Tests build beside a shop that may be running. Next writes its folders into the tsconfig it is given.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  typescript: {
    tsconfigPath: process.env.NEXT_DIST_DIR ? "tsconfig.test-build.json" : "tsconfig.json",
    // `npm run verify` checks the types of the whole project, tests included; a start need not repeat it.
    ignoreBuildErrors: true,
  },
  // A page nobody has asked for all day is made anew before it is shown; until then the old one stands in meanwhile.
  expireTime: 86_400,
  // The list of watches has many filters: src/proxy.ts finds the page behind them.
  rewrites: async () => ({
    beforeFiles: searches,
    // Next keeps the address itself for a sitemap that is not one a language.
    afterFiles: [
      { source: "/sitemap.xml", destination: "/sitemap-index" },
      { source: "/.well-known/ucp", destination: "/api/ucp/profile" },
      { source: "/agents.md", destination: "/api/ucp/agents.md" },
      { source: "/llms.txt", destination: "/api/ucp/llms.txt" },
    ],
    fallback: [],
  }),
  experimental: {
    // Few style sheets a page: each one more delays the first paint on a slow line by a round trip.
    cssChunking: { type: "graph", requestCost: 2_000_000 },
    // A node that starts beside busy ones loads the code of a page, of the admin too, when it is first asked for it.
    preloadEntriesOnStart: false,
    // Writing it takes a fifth of a first build, which has no use for it.
    turbopackFileSystemCacheForBuild: Boolean(process.env.KEEP_BUILD_CACHE),
    turbopackSourceMaps: false,
  },
  images: {
    // Source: specification §9, image widths and default quality.
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    formats: ["image/avif", "image/webp"],
    // The least recently used goes first; without a bound Next takes half of the disk.
    maximumDiskCacheSize: 500_000_000,
  },
};

/**
 * Payload asks every page for the browser's color scheme and so makes browsers load it twice and caches keep it
 * twice; only the admin has two schemes.
 */
function keepToAdmin(withAdmin: NextConfig): NextConfig {
  return {
    ...withAdmin,
    headers: async () => [
      ...((await withAdmin.headers?.()) ?? []).map((rule) =>
        rule.source === "/:path*" ? { ...rule, source: "/admin/:path*" } : rule,
      ),
      {
        source: "/:path*",
        headers: Object.entries(safetyHeaders).map(([key, value]) => ({ key, value })),
      },
    ],
  };
}

export default keepToAdmin(withPayload(withNextIntl(config), { devBundleServerPackages: false }));
