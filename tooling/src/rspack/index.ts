export { defineNodeProgram } from './define-node-program.ts';
export { defineRemote, federationName, type RemoteOptions } from './define-remote.ts';
export { defineShell, type ShellOptions } from './define-shell.ts';
export { serverSharedModules, sharedModules } from './shared-modules.ts';
