import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

interface Props {
  /** Payload's props of a view; the view has checked access already */
  view: AdminViewServerProps;
  className?: string | undefined;
  children: ReactNode;
}

/** A custom view within the admin's frame, with its menu and a landmark. */
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
