import type { Payload } from "payload";
import { loadPage } from "@/src/store/content/load-pages";
import type { StaffMember } from "./staff-member";

/** What every page of a test says of itself. */
export const about = { title: "Essai", description: "Un essai." };
/** A block with a title. */
export const text = (title: string) => ({ blockType: "text", title, text: "…" });

let made = 0;
/** An address that no page has. */
export const newSlug = () => `essai-${++made}`;

export interface SavedPage {
  readonly id: number;
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
}

/** Saves pages like the admin's forms. @param shop called each time: a test opens it after this is called */
export function pageSaver(shop: () => { readonly payload: Payload; readonly marketer: StaffMember }) {
  const save = async (method: string, path: string, body: object): Promise<SavedPage> => {
    const { status, body: answer } = await shop().marketer.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer.doc as SavedPage;
  };
  return {
    save,
    publish: (slug: string, blocks: readonly object[]) =>
      save("POST", "/api/pages?locale=fr", { ...about, slug, blocks, _status: "published" }),
    /** Title of the first block of a published page. */
    titleOf: async (slug: string) => {
      const block = (await loadPage(shop().payload, slug))?.blocks[0];
      return block && "title" in block ? block.title.fr : null;
    },
  };
}
