import { askStaff } from "./ask-staff";

/** Asks the shop to do something as the person at the admin. @returns null when it is done, else the error's code */
export async function staffCall(path: string, body: unknown): Promise<string | null> {
  const answer = await askStaff(path, body);
  return answer.ok ? null : answer.code;
}
