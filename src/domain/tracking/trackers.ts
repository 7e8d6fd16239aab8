/** Identifiers set by marketers; empty where a tracker is off. */
export interface TrackerIds {
  readonly pixelId: string;
  /** A publishable key: it is part of the page. */
  readonly instalmentKey: string;
}

/** Origins of third-party scripts, set by the operator. */
export interface TrackerAddresses {
  readonly pixelScript: string;
  /** Where the pixel sends its events, besides the origin of its script. */
  readonly pixelOrigin: string;
  readonly instalmentScript: string;
  /** Where the instalment message requests its figures. */
  readonly instalmentOrigin: string;
}

interface Tracker {
  readonly id: string;
  /** address of the script */
  readonly script: string;
}

/** What the tracking module may load after consent. */
export interface Trackers {
  readonly pixel: Tracker | null;
  readonly instalment: Tracker | null;
}

/** Without an id no script is loaded. */
export function trackersOf(ids: TrackerIds, addresses: TrackerAddresses): Trackers {
  return {
    pixel: ids.pixelId === "" ? null : { id: ids.pixelId, script: addresses.pixelScript },
    instalment:
      ids.instalmentKey === "" ? null : { id: ids.instalmentKey, script: addresses.instalmentScript },
  };
}

/** Origins a page may use besides its own, by directive of its content policy. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

const origin = (address: string) => new URL(address).origin;

/** Allows only the configured origins. */
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
