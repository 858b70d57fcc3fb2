import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../start/env.ts';

export type Container = {
  image: string;
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, { condition: string }>;
  networks?: string[];
  volumes?: string[];
  healthcheck?: { test: string[]; interval: string; timeout: string; start_period: string; retries: number };
  init?: boolean;
  restart?: string;
  profiles?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
};
export type Compose = {
  services: Record<string, Container>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
};

/** docker-compose.yml as `docker compose` reads it, with these variables. */
export function readCompose(variables: Record<string, string>): Compose {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const filled = text.replaceAll(/(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) => {
    if (variables[name]) return variables[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest ?? '';
  });
  return parse(filled.replaceAll('$$', '$'), { merge: true });
}

/** Arguments of `docker run` and `docker create` for a container, all but its networks. */
export function runArguments(prefix: string, { image, ...given }: Container, command = given.command ?? []): string[] {
  const { entrypoint: [program, ...first] = [], healthcheck: health } = given;
  const pairs = (flag: string, values: string[]) => values.flatMap((value) => [flag, value]);
  const volumes = (given.volumes ?? []).map((volume) =>
    volume.startsWith('.') ? join(root, volume) : /^\//.test(volume) ? volume : `${prefix}-${volume}`,
  );
  return [
    ...pairs(
      '--env',
      Object.entries(given.environment ?? {}).map(([name, value]) => `${name}=${value ?? ''}`),
    ),
    ...pairs('--volume', volumes),
    ...(given.init ? ['--init'] : []),
    ...(given.restart && given.restart !== 'no' ? ['--restart', given.restart] : []),
    ...(given.mem_limit ? ['--memory', given.mem_limit] : []),
    ...(given.logging ? ['--log-driver', given.logging.driver] : []),
    ...pairs(
      '--log-opt',
      Object.entries(given.logging?.options ?? {}).map(([name, value]) => `${name}=${value}`),
    ),
    ...(health
      ? [
          ...['--health-cmd', health.test.slice(1).map(quote).join(' ')],
          ...['--health-interval', health.interval, '--health-timeout', health.timeout],
          ...['--health-start-period', health.start_period ?? '60s', '--health-retries', String(health.retries)],
        ]
      : []),
    ...(program ? ['--entrypoint', program] : []),
    image,
    ...first,
    ...command,
  ];
}

const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;
