/**
 * Takes `process` out of the globals: its `kill` would end other programs, its `exit` the pages of others. What libraries read
 * of it stays. A guard against mistakes, not against malice.
 */
export function withoutProcess(): void {
  const refuse = (name: string) => () => {
    throw new Error(`process.${name} was called while a page was rendered`);
  };
  const { platform, version, versions } = process;
  const nothing = () => undefined;
  const stand = {
    ...{ platform, version, versions, browser: false, argv: [], env: { NODE_ENV: 'production' } },
    ...{ cwd: () => '/', nextTick: queueMicrotask, emitWarning: nothing, on: nothing, once: nothing, off: nothing },
    ...Object.fromEntries(['exit', 'kill', 'abort', 'reallyExit', 'chdir'].map((name) => [name, refuse(name)])),
  };
  Object.defineProperty(globalThis, 'process', { value: stand, writable: true, configurable: true });
}
