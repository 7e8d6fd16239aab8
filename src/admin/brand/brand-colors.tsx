import type { ServerProps } from "payload";
import type { ReactNode } from "react";
import { accentShades } from "@/src/domain/look/accent-shades";
import { loadBrand } from "@/src/store/content/load-brand";

interface Props extends Pick<ServerProps, "payload"> {
  readonly children?: ReactNode;
}

/** The brand's accent in the admin, in the shade that its theme can be read with; src/styles/admin.css uses it. */
export async function BrandColors({ payload, children }: Props) {
  const { onLight, onDark } = accentShades((await loadBrand(payload)).look.accent);
  return (
    <>
      <style>{`:root{--brand-accent:${onLight}}:root[data-theme="dark"]{--brand-accent:${onDark}}`}</style>
      {children}
    </>
  );
}
