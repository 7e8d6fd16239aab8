/** What a marketer enters; empty where nothing is to be loaded. */
export interface TrackerIds {
  readonly pixelId: string;
  /** Publishable by its nature: it stands in the page. */
  readonly instalmentKey: string;
}

/** Where the operator lets scripts of strangers come from. */
export interface TrackerAddresses {
  readonly pixelScript: string;
  /** Where the pixel sends its events, beside the origin of its script. */
  readonly pixelOrigin: string;
  readonly instalmentScript: string;
  /** Where the instalment message asks for its figures. */
  readonly instalmentOrigin: string;
}

interface Tracker {
  readonly id: string;
  /** address of the script */
  readonly script: string;
}

/** What the tracking module may load once somebody has accepted. */
export interface Trackers {
  readonly pixel: Tracker | null;
  readonly instalment: Tracker | null;
}

/** Without an id there is no script. */
export function trackersOf(ids: TrackerIds, addresses: TrackerAddresses): Trackers {
  return {
    pixel: ids.pixelId === "" ? null : { id: ids.pixelId, script: addresses.pixelScript },
    instalment:
      ids.instalmentKey === "" ? null : { id: ids.instalmentKey, script: addresses.instalmentScript },
  };
}

/** Origins a page may reach beside its own, by the directive of its content policy. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

const origin = (address: string) => new URL(address).origin;

/** Opens what is configured and not one origin more. */
export function policySources({ pixel, instalment }: Trackers, addresses: TrackerAddresses): PolicySources {
  const pixelSends = pixel ? [addresses.pixelOrigin] : [];
  const pixelScript = pixel ? [origin(pixel.script)] : [];
  const instalmentScript = instalment ? [origin(instalment.script)] : [];
  return {
    script: [...pixelScript, ...instalmentScript],
    connect: [...pixelScript, ...pixelSends, ...(instalment ? [addresses.instalmentOrigin] : [])],
    img: pixelSends,
    frame: instalmentScript,
  };
}
