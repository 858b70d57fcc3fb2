import type { MongoClient } from 'mongodb';

/** The ways of `EMBEDDED_DATABASE`, in the order in which they are tried. */
export const engineNames = ['mongod', 'download', 'secantus'] as const;
export type EngineName = (typeof engineNames)[number];

/** A database program that can be started on a folder. */
export type Engine = {
  name: EngineName;
  version: string;
  /** For people: "SecantusDB 0.7.0b3". */
  title: string;
  command: string;
  /**
   * With the path of a key the server requires a password, without one it is open. With `isLasting` what is acknowledged
   * is on the disk.
   */
  arguments(options: { port: number; storagePath: string; keyPath: string | undefined; isLasting: boolean }): string[];
  /** The program ends by itself when its standard input closes, so it does not outlive its supervisor. */
  endsWithInput: boolean;
  /** Run once it responds, before anybody else may use it. */
  prepare(client: MongoClient, port: number): Promise<void>;
};

/** What is needed to find or install an engine. */
export type EngineSearch = {
  /** Where downloaded and installed engines are kept; may serve several data folders. */
  engineDir: string;
  /** Folders in which programs are looked for, as in PATH. */
  searchPath: string;
  onProgress(line: string): void;
};

/** How the processes of all engines are recognised: program and the flag before their folder. */
export const engineMarks = [
  { program: /(^|\/)mongod[^/\s]*$/, flag: '--dbpath' },
  { program: /secantus/, flag: '--storage-path' },
];
