"use client";
import { ConfigProvider, PublishButton, useConfig } from "@payloadcms/ui";
import type { ClientCollectionConfig, ClientConfig, ClientGlobalConfig } from "payload";
import { useMemo } from "react";

/** A list or a global without scheduled publication. */
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
 * Payload's button without its own schedule dialog, which cannot be left out otherwise. That dialog has the formats of
 * dates of the United States in every language (https://github.com/payloadcms/payload/issues/12890) and reports refused
 * jobs as scheduled.
 */
export function PublishButtonWithoutSchedule() {
  const { config } = useConfig();
  const without = useMemo(() => withoutSchedules(config), [config]);
  return (
    <ConfigProvider config={without}>
      <PublishButton />
    </ConfigProvider>
  );
}
