import { findProgram } from '../processes/find-program.ts';
import { type CommandResult, runCommand } from '../processes/run-command.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { memberKeyBeside } from './database-key.ts';
import type { Engine, EngineEnd, EngineName, EngineSearch } from './engine.ts';
import { whyNotOnKernel, whyPassedOver, whyWrongVersion } from './mongod-versions.ts';
import { makeReplicaSet, raiseFeatureVersion, replicaSetFlags } from './replica-set.ts';

/** mongod's way to say that the data is of a version that it does not open. */
const WRONG_VERSION = 62;
const NO_AVX = 'this processor lacks instructions (AVX) that MongoDB needs';

/** The `mongod` of this machine. Throws UserFacingError when there is none, or none that will do. */
export async function findMongod(search: EngineSearch): Promise<Engine> {
  const command = findProgram('mongod', search.searchPath);
  if (!command) throw new UserFacingError('There is no mongod on the PATH.');
  return mongodAt('mongod', command, search);
}

/** A mongod program as an engine: a replica set with one member. */
export async function mongodAt(
  name: EngineName,
  command: string,
  { usedVersion, onProgress }: Pick<EngineSearch, 'usedVersion' | 'onProgress'>,
): Promise<Engine> {
  const result = await runCommand(command, ['--version'], { limitMs: 10_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(result.output)?.[1];
  if (result.code !== 0 || !version) throw new UserFacingError(`${command} does not run: ${whyNot(result)}.`);
  const reason = whyPassedOver(version, usedVersion !== undefined);
  if (reason) throw new UserFacingError(`${command} ${reason}.`);
  return {
    name,
    version,
    title: `MongoDB ${version} (${command})`,
    command,
    arguments: ({ port, storagePath, keyPath }) => [
      ...['--dbpath', storagePath, '--bind_ip', '127.0.0.1', '--port', String(port), ...replicaSetFlags, '--quiet'],
      // By default the cache takes half of the machine's memory.
      ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.5'],
      // For a signal of the system: with no other member to take over, mongod would wait 15 seconds for one.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=500'],
      ...(keyPath ? ['--keyFile', memberKeyBeside(keyPath)] : []), // which has it ask for passwords, too
    ],
    endsWithInput: false,
    retriesWrites: true,
    prepare: async (client, port) => {
      await makeReplicaSet(client, port);
      await raiseFeatureVersion(client, version, onProgress);
    },
    shutDown: async (client) => {
      await client
        .db('admin')
        .command({ shutdown: 1, force: true, timeoutSecs: 1 }, { signal: AbortSignal.timeout(5000) });
    },
    stopGraceMs: 20_000,
    explainEnd: (end) => (end.code === WRONG_VERSION ? whyWrongVersion(end.output, version) : whyEnded(end, version)),
  };
}

function whyNot({ signal, output }: CommandResult): string {
  return signal === 'SIGILL' ? NO_AVX : output.trim().split('\n').at(-1) || 'it gives no reason';
}

/** The last error of mongod's log, which many lines about its end follow. */
function whyEnded({ signal, output }: EngineEnd, version: string): string | undefined {
  if (signal === 'SIGILL') return NO_AVX;
  const mayBeKernel = signal === 'SIGSEGV' || signal === 'SIGABRT' || /linux kernel/i.test(output);
  const badKernel = mayBeKernel ? whyNotOnKernel(version) : undefined;
  if (badKernel) return badKernel;
  const line = output.split('\n').findLast((text) => /"s":\s?"[EF]"/.test(text));
  if (!line) return undefined;
  try {
    const { msg, attr } = JSON.parse(line);
    return attr?.error ? `${msg}: ${attr.error}` : msg;
  } catch {
    return line;
  }
}
