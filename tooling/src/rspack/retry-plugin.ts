import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/**
 * A script that failed, or hangs, is asked for under another address the next time: browsers hold a second request for
 * an address back while the first is under way, and may remember a failure. A container that was itself loaded with a
 * query (`remoteEntry.js?attempt=2`) loads all its scripts with it. The event `practice:give-up-chunks` with a build's name
 * on the window fails what is still under way, so that a chunk that hangs can be asked for anew.
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
  // A script of the same chunk that is on the page would be waited for.
  document.querySelectorAll('script[src]').forEach(function (script) {
    retryPending.forEach(function (address) {
      if (script.src === new URL(address, location.href).href) script.remove();
    });
  });
  retryPending.forEach(function (_, end) { end({ type: 'timeout' }); });
});`;
  }
}
