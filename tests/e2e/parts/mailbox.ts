import { expect } from "@playwright/test";
import * as v from "valibot";
import { mailboxUrl } from "./addresses";

const mail = v.object({
  id: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  attachments: v.array(v.object({ contentType: v.string(), size: v.number() })),
});
export type Mail = v.InferOutput<typeof mail>;

const summaries = v.array(v.object({ id: v.string() }));

async function read(path: string): Promise<unknown> {
  const answer = await fetch(mailboxUrl + path);
  if (!answer.ok) throw new Error(`The mailbox answered ${answer.status} to ${path}.`);
  return answer.json();
}

/** Mails that were delivered to an address so far. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const found = v.parse(summaries, await read(`/api/mails?to=${encodeURIComponent(address)}`));
  return Promise.all(found.map(async ({ id }) => v.parse(mail, await read(`/api/mails/${id}`))));
}

/** The one mail to an address; the outbox is emptied every few seconds, so it may take a moment. */
export async function onlyMailTo(address: string): Promise<Mail> {
  await expect(async () => expect(await mailsTo(address)).toHaveLength(1)).toPass();
  const [first] = await mailsTo(address);
  if (!first) throw new Error(`No mail to ${address}.`);
  return first;
}
