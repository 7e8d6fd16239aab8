/**
 * Gives staff access from the machine the shop runs on: links to open an account, and removal of lost second
 * factors.
 */
import config from "@payload-config";
import { getPayload } from "payload";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { removeSecondFactor } from "@/src/services/staff/manage-second-factor";
import { accountLink, firstAdminLink, type PrintedLink } from "@/src/services/staff/print-link";
import { shopOf } from "@/src/server/runtime/shop-of";

const payload = await getPayload({ config, disableOnInit: true });
const shop = shopOf(payload);
const [command, email] = process.argv.slice(2);
process.exitCode = await run();
await payload.destroy();
process.exit();

function say(line: string, code: 0 | 1): number {
  (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  return code;
}

function sayLink({ address, expiresAt }: PrintedLink): number {
  return say(`${address}\nGood once, until ${expiresAt.toISOString()}.`, 0);
}

async function run(): Promise<number> {
  if (command === "invite") return email ? inviteAgain(email) : inviteFirst();
  if (command === "first-start") return firstStart();
  if (command === "second-factor" && email) return removeSecondFactorOf(email);
  return say("Say whose: npm run staff:second-factor -- name@shop.example", 1);
}

async function inviteFirst(): Promise<number> {
  const link = await firstAdminLink(shop);
  return link.ok
    ? sayLink(link.value)
    : say("There are accounts already. For one of them: npm run staff:invite -- name@shop.example", 1);
}

async function inviteAgain(address: string): Promise<number> {
  const link = await accountLink(shop, address);
  return link.ok ? sayLink(link.value) : say(`There is no account ${address}.`, 1);
}

/** Printed once: a valid link is not made again at each start. */
async function firstStart(): Promise<number> {
  if (await shop.store.staff.hasFirstAdminLink(shop.clock()))
    return say("opened by the link of an earlier start; npm run staff:invite gives another one", 0);
  const link = await firstAdminLink(shop);
  return link.ok ? sayLink(link.value) : 0;
}

async function removeSecondFactorOf(address: string): Promise<number> {
  const account = await shop.store.staff.findAccountByEmail(normaliseEmail(address) ?? "");
  const isTaken =
    account !== null && (await removeSecondFactor(shop, account.id, "npm run staff:second-factor"));
  return isTaken
    ? say(`${address} signs in with the password alone, and sets up a second factor anew.`, 0)
    : say(`There is no account ${address}, or it has no second factor.`, 1);
}
