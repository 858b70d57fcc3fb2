import { build } from '@practice/tooling/start/build';
import { root } from '@practice/tooling/start/env';

/** These tests run the gateway as it is shipped, with the shell and the public pages; what has not changed comes from the build's cache. */
export default function setUp(): Promise<void> {
  return build(root, { packages: ['@practice/gateway', '@practice/shell', '@practice/mf-public'] });
}
