/** Replaces what the federation runtime knows of manifests: the shell reads them, and registers containers. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
