type Host = { name: string; pattern: RegExp; watch: (id: string) => string; embed: (id: string) => string };

/** Where videos may come from. The players are those that set no cookie before they play. */
const hosts: Host[] = [
  {
    name: 'YouTube',
    pattern:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)([\w-]{11})(?![\w-])/,
    watch: (id) => `https://www.youtube.com/watch?v=${id}`,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    name: 'Vimeo',
    pattern: /^https:\/\/(?:www\.)?(?:vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{6,12})(?!\d)/,
    watch: (id) => `https://vimeo.com/${id}`,
    embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
];

/** A video of another site: its page there, and its player. */
export type Video = { host: string; address: string; player: string };

/** The video that a link leads to; undefined for any other link. */
export function readVideo(address: string): Video | undefined {
  for (const { name, pattern, watch, embed } of hosts) {
    const id = pattern.exec(address.trim())?.[1];
    if (id) return { host: name, address: watch(id), player: embed(id) };
  }
  return undefined;
}

/** The sites whose players a page with videos may show. */
export const videoFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
