import { build } from '../start/build.ts';
import { root } from '../start/env.ts';

/**
 * These tests start programs as they are shipped, in half a second; as they are written it would be four. What has not
 * changed comes from the build's cache.
 */
export default function setUp(): Promise<void> {
  return build(root, { packages: ['@practice/gateway', '@practice/content'] });
}
