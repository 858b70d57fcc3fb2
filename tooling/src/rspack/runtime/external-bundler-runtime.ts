/** Replaces the federation runtime in a remote's container: the runtime of the page's shell. */
export default globalThis._FEDERATION_BUNDLER_RUNTIME();
