import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { PageFrame } from "@/src/components/shell/page-frame";
import { frames } from "@/src/domain/content/pages/frames";
import type { FrameName } from "@/src/domain/content/pages/page-row";
import { isLocale } from "@/src/domain/locale/locale";
import { shellData } from "./page-data";

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The layout of a route group: the frame of its pages. The table of pages assigns pages to groups. */
export const frameLayout = (name: FrameName) =>
  async function FrameLayout({ children, params }: Props) {
    const { locale } = await params;
    // The layout above answers for an unknown language.
    if (!isLocale(locale)) return null;
    setRequestLocale(locale);
    return (
      <PageFrame frame={frames[name]} locale={locale} content={await shellData(locale)}>
        {children}
      </PageFrame>
    );
  };
