import { rmSync } from 'node:fs';
import { type EngineName, engineNames, startDatabase } from '../database/index.ts';
import { type StrictProxyOptions, startStrictProxy } from '../database/testing/strict-proxy/index.ts';
import type { Persona } from '../database/testing/strict-proxy/rules.ts';
import { newTestFolder } from './new-test-folder.ts';

const personas: Persona[] = ['replica-set', 'mongos', 'atlas'];

/**
 * Disruptions that a driver bridges by itself, so that the preparations of tests may meet them too. It repeats once, and of
 * what breaks at the same moment only the first: each loss has an interval to itself.
 */
const BRIDGED: StrictProxyOptions['chaos'] = {
  seed: 0,
  disruptions: ['loseReplies', 'loseRequests', 'hang'],
  pauseMs: [300, 1200],
  hangMs: [50, 400],
  lossIntervalMs: 1000,
};
/** What the built product bridges or answers honestly. */
const EVERYTHING: StrictProxyOptions['chaos'] = { seed: 0, pauseMs: [2000, 6000], hangMs: [100, 1500] };

/**
 * Has the run meet the deployment that TEST_DATABASE names, unless MONGODB_URI brings it: a strict proxy plays it before one
 * embedded engine, with disruptions by SEED, which is printed. What the tests read is set in the environment of the workers:
 * MONGODB_URI, and PAST_PROXY_URI for their own preparations.
 * @param project `integrity` meets elections and crashes too; others only what a driver bridges
 * @returns ends it, and fails the run when something was sent that MongoDB refuses or loses; undefined when there is none
 */
export async function startDeployment(project: string): Promise<(() => Promise<void>) | undefined> {
  const persona = personas.find((each) => each === process.env.TEST_DATABASE);
  if (!persona || process.env.MONGODB_URI) return undefined;
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  const engine = await startEngine();
  const chaos = { ...(project === 'integrity' ? EVERYTHING : BRIDGED), seed };
  const proxy = await startStrictProxy({ target: engine.uri, persona, chaos });
  process.env.MONGODB_URI = proxy.uri;
  process.env.PAST_PROXY_URI = engine.uri;
  console.error(`The tests meet TEST_DATABASE=${persona} with SEED=${seed}.`);
  return async () => {
    await proxy.stop();
    await engine.stop();
    const counts = `${countsOf(proxy.disruptions)}; ${proxy.losses()} commands got no answer`;
    console.error(`With SEED=${seed} these disruptions happened: ${counts}.`);
    if (proxy.violations.length === 0 && proxy.losses() > 0) return;
    // Vitest prints what a teardown throws, and calls the run a success.
    process.exitCode = 1;
    throw new Error(`What MongoDB would refuse or lose:\n${proxy.violations.join('\n') || 'nothing was disturbed'}`);
  };
}

/** An embedded engine on a folder that goes with it. */
export async function startEngine(): Promise<{ uri: string; stop: () => Promise<void> }> {
  const dataDir = newTestFolder('practice-test-run-');
  const { uri, stop } = await startDatabase({
    dataDir,
    embedded: engineNames.find((name: EngineName) => name === process.env.EMBEDDED_DATABASE),
    production: false,
    isLasting: false,
    onProgress: (line) => console.error(line),
    address: 'a test run',
  });
  return {
    uri,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function countsOf(disruptions: string[]): string {
  const names = disruptions.map((each) => each.split(' ')[0] as string);
  return [...new Set(names)].map((name) => `${name} ${names.filter((each) => each === name).length}`).join(', ');
}
