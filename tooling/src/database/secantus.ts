import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, EngineSearch } from './engine.ts';
import { installSecantus, SECANTUS_VERSION } from './install-secantus.ts';

/**
 * Runs the server until a signal comes or the standard input closes, which it does when the supervisor is gone, in
 * whatever way. The module is called by name: the scripts that pip makes hold the folder of the installation.
 */
const PROGRAM = `
import os, signal, sys, threading
def end_with_input():
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=end_with_input, daemon=True).start()
from secantus.cli import main
sys.exit(main())
`;

/** SecantusDB, installed when it is not there yet. Throws UserFacingError when it cannot be installed. */
export async function findSecantus(search: EngineSearch): Promise<Engine> {
  const python = await installSecantus(search);
  // Given, so that no configuration file of the machine or the user is taken.
  const config = join(search.engineDir, 'secantus', 'empty.toml');
  if (!existsSync(config)) writeFileSync(config, '');
  return {
    name: 'secantus',
    version: SECANTUS_VERSION,
    title: `SecantusDB ${SECANTUS_VERSION}`,
    command: python,
    arguments: ({ port, storagePath, keyPath, isLasting }) => [
      ...['-I', '-c', PROGRAM, '--config', config, '--host', '127.0.0.1', '--port', String(port)],
      ...['--storage-path', storagePath],
      ...(keyPath ? ['--auth'] : []),
      ...(isLasting ? ['--sync-on-commit'] : []), // without it, a kill loses acknowledged transactions
      ...['--noop-heartbeat-seconds', '10', '--oplog-retention-seconds', '86400', '--oplog-max-entries', '1000000'],
    ],
    endsWithInput: true,
    // It scans its record of the last half hour at every write. Commits are retried all the same.
    retriesWrites: false,
    prepare: async () => {},
  };
}
