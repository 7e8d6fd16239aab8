import type { APIRequestContext } from "@playwright/test";
import { expect } from "@playwright/test";
import { japanSeller, noticeFile } from "@/tests/factories/law";

/** Fills in what the law asks, as staff does: the notice on the legal guarantee in every language, the seller for Japan. */
export async function uploadNotices(request: APIRequestContext, origin: string): Promise<void> {
  const headers = { origin };
  const alt = "Garantie légale de conformité : deux ans au moins";
  const uploaded = await request.post(`${origin}/api/media?locale=fr`, {
    headers,
    multipart: {
      file: { name: "notice.png", mimeType: "image/png", buffer: await noticeFile() },
      _payload: JSON.stringify({ alt }),
    },
  });
  expect(uploaded.ok()).toBe(true);
  const { doc } = (await uploaded.json()) as { doc: { id: number } };
  for (const locale of ["fr", "en", "es"]) {
    const saved = await request.post(`${origin}/api/globals/law?locale=${locale}`, {
      headers,
      data: { guaranteeNotice: doc.id, japan: japanSeller, _status: "published" },
    });
    expect(saved.ok()).toBe(true);
  }
}
