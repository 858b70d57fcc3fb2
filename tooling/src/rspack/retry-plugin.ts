import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/**
 * A script that failed, or hangs, is asked for under another address the next time: browsers hold a second request for
 * an address back while the first is under way, and may remember a failure. A container that was itself loaded with a
 * query (`remoteEntry.js?attempt=2`) loads all its scripts with it.
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
var retryLoad = ${load}, retryFailed = {};
var retryOwn = (document.currentScript && document.currentScript.src.split('?')[1]) || '';
${load} = function (url, done, key, chunkId) {
  var failures = retryFailed[url] || 0;
  var query = [retryOwn, failures ? 'again=' + failures : ''].filter(Boolean).join('&');
  retryLoad(query ? url + '?' + query : url, function (event) {
    if (event && event.type !== 'load') retryFailed[url] = failures + 1;
    done(event);
  }, key, chunkId);
};`;
  }
}
