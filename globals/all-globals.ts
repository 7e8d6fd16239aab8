import type { GlobalConfig } from "payload";
import { Agents } from "./agents";
import { Brand } from "./brand";
import { ConfiguratorSettings } from "./configurator-settings";
import { Footer } from "./footer";
import { Law } from "./law";
import { Navigation } from "./navigation";
import { Quiz } from "./quiz";
import { Setup } from "./setup";
import { ShopSettings } from "./shop-settings";

/** Documents that exist exactly once, in the order of the admin's menu. */
export const allGlobals: GlobalConfig[] = [
  Brand,
  ShopSettings,
  Law,
  ConfiguratorSettings,
  Navigation,
  Footer,
  Quiz,
  Agents,
  Setup,
];
