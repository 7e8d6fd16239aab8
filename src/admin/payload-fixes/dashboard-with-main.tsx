import { DefaultDashboard } from "@payloadcms/next/views";
import type { ComponentProps } from "react";

/** Payload's dashboard with the landmark that it lacks. */
export const DashboardWithMain = (props: ComponentProps<typeof DefaultDashboard>) => (
  <main>
    <DefaultDashboard {...props} />
  </main>
);
