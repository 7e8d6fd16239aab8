import { draftMode } from "next/headers";
import { NextResponse } from "next/server";
import { env } from "@/src/env";

/** Leaves the preview: the shop shows published content again. */
export async function POST(): Promise<Response> {
  (await draftMode()).disable();
  return NextResponse.redirect(new URL("/", env().SHOP_URL), 303);
}
