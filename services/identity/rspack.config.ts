import { defineNodeProgram } from '@practice/tooling/rspack';

export default defineNodeProgram({ dir: import.meta.dirname, entry: './src/main.ts' });
