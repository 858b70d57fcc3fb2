import { build } from '@practice/tooling/start/build';
import { root } from '@practice/tooling/start/env';
import { startDeployment } from '@practice/tooling/testing/deployment';
import type { TestProject } from 'vitest/node';

/** These tests run the gateway as it is shipped, with the shell and the public pages; what has not changed comes from the build's cache. */
export default async function setUp({ name }: TestProject): Promise<(() => Promise<void>) | undefined> {
  await build(root, { packages: ['@practice/gateway', '@practice/shell', '@practice/mf-public'] });
  return startDeployment(name);
}
