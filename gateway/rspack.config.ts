import path from 'node:path';
import { defineNodeProgram } from '@practice/tooling/rspack';

const config = defineNodeProgram({ dir: import.meta.dirname, entry: './src/main.ts' });
const rendering = path.join(import.meta.dirname, 'src/pages/rendering');

export default {
  ...config,
  module: { ...config.module, parser: { javascript: { worker: ['Worker from node:worker_threads', '...'] } } },
  resolve: {
    ...config.resolve,
    alias: { [path.join(rendering, 'start-render-thread.js')]: path.join(rendering, 'render-thread.ts') },
  },
};
