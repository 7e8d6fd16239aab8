import config from "@payload-config";
import { NotFoundPage } from "@payloadcms/next/views";
import { importMap } from "@/src/app/(payload)/admin/importMap.js";
import { adminMetadata, type AdminPageProps } from "./admin-metadata";

export const generateMetadata = adminMetadata;

export default function AdminNotFound({ params, searchParams }: AdminPageProps) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
