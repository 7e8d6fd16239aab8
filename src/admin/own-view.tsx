import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

interface Props {
  /** what Payload hands to a view; who may see it, the view has asked already */
  view: AdminViewServerProps;
  className?: string | undefined;
  children: ReactNode;
}

/** A view of the shop's own within the admin's frame: its menu around, and a landmark that leads to it. */
export function OwnView({ view: { initPageResult, params, searchParams }, className, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter {...(className !== undefined && { className })}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}
