import { expect, type Browser, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { onlyMailTo } from "@/tests/e2e/parts/mailbox";

/** Signing in to the admin, and what belongs to it on one's own account. */
export class StaffAccountPage {
  constructor(readonly page: Page) {}

  /** In a browser of its own, in French. */
  static async open(browser: Browser): Promise<StaffAccountPage> {
    const context = await browser.newContext({ locale: "fr-FR" });
    return new StaffAccountPage(await context.newPage());
  }

  /** Fills in address and password and sends them; what comes next is looked at by the test. */
  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto("/admin/login");
    await this.page.locator("#field-email").fill(email);
    await this.page.locator("#field-password").fill(password);
    await this.page.locator("form button[type=submit]").click();
  }

  async giveCode(code: string): Promise<void> {
    await this.page.locator("#field-code").fill(code);
    await this.page.locator("form button[type=submit]").click();
  }

  async expectSignedIn(): Promise<void> {
    await expect(this.page).toHaveURL(/\/admin\/?$/);
  }

  /** Follows the link of the mail to an address and chooses a password there. */
  async choosePassword(email: string, password: string): Promise<void> {
    const mail = await onlyMailTo(email);
    const path = /\/admin\/reset\/[\w-]+/.exec(mail.text)?.[0];
    if (!path) throw new Error(`There is no link in the mail to ${email}.`);
    await this.page.goto(path);
    // Before the CMS's form is hydrated, a press has no effect.
    await expect(this.page.locator("form")).toHaveAttribute("data-form-ready", "true");
    await this.page.locator("#field-password").fill(password);
    await this.page.locator("#field-confirm-password").fill(password);
    // The CMS's own form reports its fields as empty until it has validated them a moment later: a faster click is
    // repeated.
    await expect(async () => {
      await this.page.locator("button[type=submit]").click();
      await expect(this.page).toHaveURL(/\/admin\/login/, { timeout: 5_000 });
    }).toPass();
  }

  /** Turns the second factor on. @returns its secret and recovery codes */
  async turnSecondFactorOn(password: string): Promise<{ secret: string; codes: string[] }> {
    const { page } = this;
    const factor = page.getByRole("region", { name: "Second contrôle" });
    await page.goto("/admin/account");
    await factor.getByRole("button", { name: "Activer" }).click();
    await factor.locator("#field-own-password").fill(password);
    await factor.getByRole("button", { name: "Continuer" }).click();
    await expect(factor.getByRole("img")).toBeVisible();
    const secret = ((await factor.locator("[data-second-factor-key]").textContent()) ?? "").replaceAll(
      " ",
      "",
    );
    await factor.locator("#field-code").fill(codeOf(secret));
    await factor.getByRole("button", { name: "Continuer" }).click();
    await expect(factor.locator("[data-recovery-code]")).toHaveCount(10);
    const codes = await factor.locator("[data-recovery-code]").allTextContents();
    await factor.getByRole("button", { name: "Je les ai notés" }).click();
    return { secret, codes };
  }
}

/** What an authenticator shows now. @param later so many codes on */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
