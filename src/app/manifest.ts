import type { MetadataRoute } from "next";
import { brandData } from "@/src/app/_shop/page-data";

/** The brand may change at any time. */
export const dynamic = "force-dynamic";

/** What a device shows of the shop on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, look } = await brandData();
  const isDark = look.tone === "dark";
  return {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    theme_color: "#0d1216",
    background_color: isDark ? "#0d1216" : "#f3f5f5",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
