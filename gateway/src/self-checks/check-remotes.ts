import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SelfCheckFault } from '@practice/contracts';
import { atOnce, type SelfCheck } from '@practice/service-kit';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { answersAt } from '../remotes/answers-at.ts';
import type { Remotes } from '../remotes/load-remotes.ts';
import { missingImports } from '../remotes/missing-imports.ts';
import { isUrl, type Remote } from '../remotes/remote.ts';

type Checked = { remotes: Remotes; schema: GraphQLSchema };

/** Whether the shell and every live remote are there, ask for what the schema has, and import what the shell shares. */
export function remotesCheck({ remotes, schema }: Checked): SelfCheck {
  return atOnce(async () => {
    const shell = remotes.shell();
    if (!shell) return { checked: 0, faults: [toFault('shell', 'Sitenin arayüzü yok.')] };
    const live = remotes.list();
    const faults: SelfCheckFault[] = [];
    for (const remote of live) {
      if (!(await isThere(remote)))
        faults.push(toFault(`there:${remote.name}`, `“${remote.name}” paketi yerinde yok.`));
    }
    faults.push(
      ...missingImports(shell, remotes.imports()).map((problem) =>
        toFault(`imports:${problem}`, `Arayüzde bulunmayan bir parça isteniyor: ${problem}.`),
      ),
    );
    let checked = 0;
    const ofShell = shell.persistedDocuments && path.resolve(shell.filesDir, shell.persistedDocuments);
    for (const { name, documentsFile } of [...live, { name: 'shell', documentsFile: ofShell }]) {
      const documents = documentsFile ? readDocuments(documentsFile) : [];
      checked += documents.length;
      for (const problem of documents.flatMap((text) => problemsOf(schema, text))) {
        faults.push(toFault(`asks:${name}:${problem}`, `“${name}” paketi, olmayan bir şey soruyor: ${problem}`));
      }
    }
    return { checked, faults };
  });
}

async function isThere({ manifest, filesDir }: Remote): Promise<boolean> {
  if (isUrl(manifest)) return answersAt(manifest);
  return filesDir !== undefined && existsSync(path.join(filesDir, path.basename(manifest)));
}

function readDocuments(file: string): string[] {
  return existsSync(file) ? Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [];
}

function problemsOf(schema: GraphQLSchema, text: string): string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function toFault(id: string, sentence: string): SelfCheckFault {
  return { id, sentence, records: [] };
}
