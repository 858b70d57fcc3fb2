import type { MongoClient } from 'mongodb';

/** The ways of `EMBEDDED_DATABASE`, in the order in which they are tried. */
export const engineNames = ['mongod', 'download', 'secantus'] as const;
export type EngineName = (typeof engineNames)[number];

/** How a program ended, and all that it has said since it was started. */
export type EngineEnd = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** A database program that can be started on a folder. */
export type Engine = {
  name: EngineName;
  version: string;
  /** For people: "SecantusDB 0.7.0b3". */
  title: string;
  command: string;
  /**
   * With the path of the password the server requires it, without one it is open. With `isLasting` what is acknowledged
   * is on the disk.
   */
  arguments(options: { port: number; storagePath: string; keyPath: string | undefined; isLasting: boolean }): string[];
  /** The program ends by itself when its standard input closes, so it does not outlive its supervisor. */
  endsWithInput: boolean;
  /** Whether the driver may send a write again whose answer it has not received. */
  retriesWrites: boolean;
  /** Run once it responds, before anybody else may use it. */
  prepare(client: MongoClient, port: number): Promise<void>;
  /** Asks the program to end in a better way than by a signal. May fail, as its connection ends with it. */
  shutDown?(client: MongoClient): Promise<void>;
  /** How long it may take to end before it is killed; 5 s when not given. */
  stopGraceMs?: number;
  /** Says why it ended before it was ready; undefined when the last lines of its output say it best. */
  explainEnd?(end: EngineEnd): string | undefined;
};

/** What is needed to find or install an engine. */
export type EngineSearch = {
  /** Where downloaded and installed engines are kept; may serve several data folders. */
  engineDir: string;
  /** Where a data folder keeps the files that an engine is installed from. */
  keptDir?: string;
  /** Folders in which programs are looked for, as in PATH. */
  searchPath: string;
  /** Version that the folder was last used with by this engine; absent for a new folder. */
  usedVersion?: string | undefined;
  onProgress(line: string): void;
};

/** How the processes of all engines are recognised: program and the flag before their folder. */
export const engineMarks = [
  { program: /(^|\/)mongod[^/\s]*$/, flag: '--dbpath' },
  { program: /secantus/, flag: '--storage-path' },
];
