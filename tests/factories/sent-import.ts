import { importAnswer, type ImportAnswer } from "@/src/admin/catalogue-import/import-answer";
import type { StaffMember } from "./staff-member";
import * as v from "valibot";

export interface SentImport {
  readonly name: string;
  readonly spreadsheet: Uint8Array<ArrayBuffer> | string;
  readonly pictures?: Uint8Array<ArrayBuffer>;
}

interface Sent {
  readonly status: number;
  readonly answer: ImportAnswer;
}

/** Sends the files of an import as the admin's view does. @param order what is done with them */
export async function sendImport(
  by: StaffMember,
  { name, spreadsheet, pictures }: SentImport,
  order: object = { apply: false },
): Promise<Sent> {
  const form = new FormData();
  form.set("spreadsheet", new File([spreadsheet], name));
  if (pictures) form.set("pictures", new File([pictures], "pictures.zip"));
  form.set("order", JSON.stringify(order));
  const { status, body } = await by.form("/api/staff/catalogue-import", form);
  return { status, answer: v.parse(importAnswer, body) };
}

/** Checks an import, and applies it as it was shown. */
export async function checkAndApply(by: StaffMember, files: SentImport): Promise<Sent> {
  const { answer } = await sendImport(by, files);
  return sendImport(by, files, { apply: true, seen: answer.plan?.mark ?? null, isMeant: true });
}
