import config from "@payload-config";
import { getNextRequestI18n } from "@payloadcms/next/utilities";
import { generatePageMetadata } from "@payloadcms/next/views";
import type { Metadata } from "next";
import { titleOfView } from "@/src/admin/own-views";

export interface AdminPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Payload's metadata of a page of the admin; custom views have their title in the reader's language. */
export async function adminMetadata({ params, searchParams }: AdminPageProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  // Absent on the admin's first page.
  const { segments = [] }: { segments?: string[] } = await params;
  const { language } = await getNextRequestI18n({ config: await config });
  const title = titleOfView(`/${segments.join("/")}`, language);
  if (title === null) return metadata;
  const { titleSuffix = "" } = (await config).admin.meta ?? {};
  return { ...metadata, title: `${title}${titleSuffix}` };
}
