import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';

/**
 * A JSON file that may change while the server runs. `read()` parses the file again when it has been modified; a file
 * that is gone or invalid is reported once, and the last valid content stays in use.
 */
export function watchedJson<T>(options: {
  file: string;
  schema: z.ZodType<T>;
  onBad: (problem: { file: string; message: string }) => void;
}): { read: () => T | undefined } {
  let stamp: string | undefined;
  let content: T | undefined;
  return {
    read() {
      const current = stampOf(options.file);
      if (current === stamp) return content;
      stamp = current;
      if (current === undefined && content === undefined) return undefined;
      try {
        content = options.schema.parse(JSON.parse(readFileSync(options.file, 'utf8')));
      } catch (error) {
        options.onBad({ file: options.file, message: error instanceof Error ? error.message : String(error) });
      }
      return content;
    },
  };
}

/** Changes whenever the file does; undefined while it does not exist. The size is in it for quick successive writes. */
export function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && `${stat.mtimeMs}:${stat.size}:${stat.ino}`;
}
