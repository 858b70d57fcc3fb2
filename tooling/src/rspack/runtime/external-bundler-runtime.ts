/** In the container of a remote, in place of the federation runtime: the one of the page's shell. */
export default globalThis._FEDERATION_BUNDLER_RUNTIME();
