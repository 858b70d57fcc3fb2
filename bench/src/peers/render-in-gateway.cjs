// Loaded before a gateway, has it render pages in its own thread, as if there were no processes for them: no data goes from
// one to another, and results of queries are objects that pages share.
const childProcess = require('node:child_process');
const { EventEmitter } = require('node:events');
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');

childProcess.fork = (file, [start]) => {
  const child = Object.assign(new EventEmitter(), { connected: true, pid: process.pid, unref() {}, kill() {} });
  const { platform, version, versions } = process;
  const stand = {
    ...{ platform, version, versions, argv: ['', '', start], exit() {} },
    send: (message) => queueMicrotask(() => child.emit('message', message)),
    on: (name, listener) => name === 'message' && Object.assign(child, { send: (message) => listener(message) }),
  };
  const parsed = new Map();
  const parse = (text) => {
    if (!parsed.has(text)) parsed.set(text, JSON.parse(text));
    return parsed.get(text);
  };
  const given = {
    ...{ module: { exports: {} }, exports: {}, require: createRequire(file), process: stand, globalThis: {} },
    JSON: { parse, stringify: JSON.stringify },
  };
  const run = compileFunction(readFileSync(file, 'utf8'), Object.keys(given), { filename: file });
  setImmediate(() => run(...Object.values(given)));
  return child;
};
