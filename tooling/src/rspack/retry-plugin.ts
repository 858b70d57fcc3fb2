import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/**
 * Requests a script that failed or hangs under another URL the next time: browsers queue a second request for a URL while
 * the first is pending, and may cache a failure. A container that was itself loaded with a query
 * (`remoteEntry.js?attempt=2`) loads all its scripts with that query. The event `practice:give-up-chunks` on the window,
 * with a build's name as its detail, fails what is still pending, so that a chunk that hangs can be requested again.
 */
export class RetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('RetryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryModule());
        return undefined;
      });
    });
  }
}

class RetryModule extends RuntimeModule {
  constructor() {
    super('retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return `
var retryLoad = ${load}, retryFailed = {}, retryPending = new Map();
var retryOwn = (document.currentScript && document.currentScript.src.split('?')[1]) || '';
${load} = function (url, done, key, chunkId) {
  var failures = retryFailed[url] || 0;
  var query = [retryOwn, failures ? 'again=' + failures : ''].filter(Boolean).join('&');
  var address = query ? url + '?' + query : url;
  var end = function (event) {
    if (!retryPending.delete(end)) return;
    if (event && event.type !== 'load') retryFailed[url] = failures + 1;
    done(event);
  };
  retryPending.set(end, address);
  retryLoad(address, end, key, chunkId);
};
addEventListener('practice:give-up-chunks', function (event) {
  if (event.detail !== ${JSON.stringify(this.compilation?.outputOptions.uniqueName)}) return;
  // The runtime would wait for a script of the same chunk that is on the page.
  document.querySelectorAll('script[src]').forEach(function (script) {
    retryPending.forEach(function (address) {
      if (script.src === new URL(address, location.href).href) script.remove();
    });
  });
  retryPending.forEach(function (_, end) { end({ type: 'timeout' }); });
});`;
  }
}
