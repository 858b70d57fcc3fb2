import { z } from 'zod';
import { type RemotesFile, remotesEntry, remotesFile } from './remote-schemas.ts';
import { watchedJson } from './watched-json.ts';

type Entry = RemotesFile['remotes'][number];
type Options = { file: string; onBad: (problem: { file: string; message: string }) => void };

const named = z.object({ name: z.string() });

/**
 * The list of remotes, read again when it has changed. An entry that cannot be used is reported once, and the last good one of
 * that remote stays in use, so that a mistake about one remote changes nothing for the others.
 */
export function watchedList({ file, onBad }: Options): { read: () => RemotesFile | undefined } {
  const good = new Map<string, Entry>();
  const toList = ({ remotes }: z.output<typeof remotesFile>): RemotesFile => ({
    remotes: remotes.flatMap((raw, index) => {
      const { data: entry, error } = remotesEntry.safeParse(raw);
      const name = entry?.name ?? named.safeParse(raw).data?.name;
      if (error) onBad({ file, message: `${name ?? `entry ${index + 1}`}: ${z.prettifyError(error)}` });
      if (entry) good.set(entry.name, entry);
      return entry ?? (name === undefined ? undefined : good.get(name)) ?? [];
    }),
  });
  return watchedJson({ file, schema: remotesFile.transform(toList), onBad });
}
