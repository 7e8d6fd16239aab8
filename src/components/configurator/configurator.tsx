"use client";
import { useAtomValue } from "jotai";
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { unpackCatalogue, type PackedCatalogue } from "@/src/domain/watch/packed-catalogue";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import type french from "@/src/i18n/messages/fr/configurator.json";
import { viewAtom, visibleAtom } from "@/src/client/state/configurator/configurator";
import { AddressSync } from "./address-sync";
import { Announcer } from "./announcer";
import { earlyChoices, type EarlyChoice } from "./composer-form";
import { ConfiguratorContext, useConfigurator, type ConfiguratorData } from "./configurator-context";
import styles from "./configurator.module.css";
import { DraftNotice } from "./draft-notice";
import { Head } from "./head";
import { InCart } from "./in-cart";
import { Panel } from "./panel";
import { Rail } from "./rail";
import { ShareNotice } from "./share-notice";
import { Stage } from "./stage";
import { useShare } from "./use-share";

interface Props extends Omit<ConfiguratorData, "catalogue"> {
  catalogue: PackedCatalogue;
  texts: TextTree;
  /** Language and currency, cart: what the head shares with the other pages. */
  headItems: ReactNode;
  /** What the law wants on the page of a product, under the options. */
  notices: ReactNode;
}

/** The whole screen: steps, watch, options. Rules and price are computed here, with the server's own code. */
export function Configurator({ texts, headItems, notices, catalogue: packed, ...data }: Props) {
  const { locale } = data;
  const catalogue = useMemo(() => unpackCatalogue(packed), [packed]);
  const t = useMemo(() => browserTexts<typeof french>(texts, locale), [texts, locale]);
  return (
    <ConfiguratorContext value={{ ...data, catalogue, t }}>
      <Screen headItems={headItems} notices={notices} />
    </ConfiguratorContext>
  );
}

function Screen({ headItems, notices }: Pick<Props, "headItems" | "notices">) {
  const { t } = useConfigurator();
  const isVisible = useAtomValue(visibleAtom);
  const view = useAtomValue(viewAtom);
  const { share, isSharing, link, clear } = useShare();
  const [isRaised, setRaised] = useState(false);
  const earlyRef = useRef<readonly EarlyChoice[]>([]);
  // Before anything is rendered again, which would lose the choice made in the HTML.
  useLayoutEffect(() => {
    earlyRef.current = earlyChoices();
  }, []);
  return (
    <div className={styles.screen} data-scene={view === "back" ? "nuit" : undefined}>
      <Head isSharing={isSharing} onShare={share}>
        {headItems}
      </Head>
      <div className={styles.body} data-panel={isVisible ? "shown" : "hidden"}>
        <h1 data-sr="">{t("title")}</h1>
        <Rail onStep={() => setRaised(false)} />
        <Stage>{link ? <ShareNotice link={link} onClose={clear} /> : <DraftNotice />}</Stage>
        {isVisible ? <Panel isRaised={isRaised} onRaise={setRaised} notices={notices} /> : <InCart />}
      </div>
      <Announcer />
      <AddressSync earlyRef={earlyRef} />
    </div>
  );
}
