import type { Brand } from "@/src/domain/brand";
import type { PaperLook } from "@/src/domain/brand/paper-look";
import { accentShades } from "@/src/domain/look/accent-shades";
import { brandSign } from "./brand-icon";

/** How a brand looks on papers, its initial as an outline where it has no mark. */
export const paperLookOf = async (brand: Brand): Promise<PaperLook> => ({
  sign: await brandSign(brand),
  accent: accentShades(brand.look.accent).onLight,
});
