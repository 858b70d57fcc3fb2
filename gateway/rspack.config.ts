import { defineNodeProgram } from '@practice/tooling/rspack';

const config = defineNodeProgram({ dir: import.meta.dirname, entry: './src/main.ts' });

export default { ...config, entry: { main: './src/main.ts', pages: './src/pages/rendering/run-page-process.ts' } };
