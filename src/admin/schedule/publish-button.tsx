"use client";
import { ConfigProvider, PublishButton, useConfig } from "@payloadcms/ui";
import type { ClientCollectionConfig, ClientConfig, ClientGlobalConfig } from "payload";
import { useMemo } from "react";
import { SchedulePublication } from "./schedule-publication";

/** A list or a global as one of which nothing is published at an hour. */
const unscheduled = <Entity extends ClientCollectionConfig | ClientGlobalConfig>(entity: Entity): Entity =>
  entity.versions?.drafts
    ? {
        ...entity,
        versions: { ...entity.versions, drafts: { ...entity.versions.drafts, schedulePublish: false } },
      }
    : entity;

const withoutSchedules = (config: ClientConfig): ClientConfig => ({
  ...config,
  collections: config.collections.map(unscheduled),
  globals: config.globals.map(unscheduled),
});

/**
 * Payload's button without its own window of hours, which writes days as in the United States for everybody and says that
 * it has scheduled what was refused; beside it the shop's own.
 */
export function PublishWithSchedule() {
  const { config } = useConfig();
  const without = useMemo(() => withoutSchedules(config), [config]);
  return (
    <>
      <ConfigProvider config={without}>
        <PublishButton />
      </ConfigProvider>
      <SchedulePublication />
    </>
  );
}
