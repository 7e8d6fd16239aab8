import { expect, type Browser, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { onlyMailTo } from "@/tests/e2e/parts/mailbox";

/** The door of the admin, and what belongs to it on one's own account. */
export class StaffDoor {
  constructor(readonly page: Page) {}

  /** In a browser of its own, in French. */
  static async open(browser: Browser): Promise<StaffDoor> {
    const context = await browser.newContext({ locale: "fr-FR" });
    return new StaffDoor(await context.newPage());
  }

  /** Fills in address and password and sends them; what comes next is looked at by the test. */
  async knock(email: string, password: string): Promise<void> {
    await this.page.goto("/admin/login");
    await this.page.locator("#field-email").fill(email);
    await this.page.locator("#field-password").fill(password);
    await this.page.locator("form button[type=submit]").click();
  }

  async giveCode(code: string): Promise<void> {
    await this.page.locator("#field-code").fill(code);
    await this.page.locator("form button[type=submit]").click();
  }

  async isInside(): Promise<void> {
    await expect(this.page).toHaveURL(/\/admin\/?$/);
  }

  /** Follows the link of the letter to an address and chooses a password there. */
  async choosePassword(email: string, password: string): Promise<void> {
    const letter = await onlyMailTo(email);
    const path = /\/admin\/reset\/[\w-]+/.exec(letter.text)?.[0];
    if (!path) throw new Error(`There is no link in the letter to ${email}.`);
    await this.page.goto(path);
    // What is pressed before the CMS's own form lives is nobody's.
    await expect(this.page.locator("form")).toHaveAttribute("data-form-ready", "true");
    await this.page.locator("#field-password").fill(password);
    await this.page.locator("#field-confirm-password").fill(password);
    // The CMS's own form calls its fields empty until it has looked at them a moment later: who is quicker presses again.
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
