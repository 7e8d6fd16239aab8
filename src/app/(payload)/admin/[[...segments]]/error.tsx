"use client";
export { FailedView as default } from "@/src/admin/frame/failed-view";
