import config from "@payload-config";
import { RootPage } from "@payloadcms/next/views";
import { importMap } from "@/src/app/(payload)/admin/importMap.js";
import { adminMetadata, type AdminPageProps } from "./admin-metadata";

export const generateMetadata = adminMetadata;

export default function AdminPage({ params, searchParams }: AdminPageProps) {
  return RootPage({ config, importMap, params, searchParams });
}
