import "@payloadcms/next/css";
import "@/src/styles/admin.css";
import config from "@payload-config";
import { handleServerFunctions, RootLayout } from "@payloadcms/next/layouts";
import type { ServerFunctionClient } from "payload";
import type { HTMLAttributes, ReactNode } from "react";
import { schedulePublication } from "@/src/server/endpoints/schedule-publication";
import { importMap } from "./admin/importMap.js";

const serverFunction: ServerFunctionClient = async (args) => {
  "use server";
  const serverFunctions = { "schedule-publish": schedulePublication };
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      // Before hydration (restore-early-input.tsx) its buttons ignore clicks (admin.css).
      htmlProps={{ "data-waiting": "" } as HTMLAttributes<HTMLHtmlElement>}
    >
      {children}
    </RootLayout>
  );
}
