const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

/** A number of bytes as people say it: `1,4 MB`. */
export function sizeText(bytes: number): string {
  const number = (value: number) => value.toLocaleString('tr-TR', { maximumFractionDigits: 1 });
  if (bytes >= GB) return `${number(bytes / GB)} GB`;
  if (bytes >= MB) return `${number(bytes / MB)} MB`;
  return bytes >= KB ? `${Math.round(bytes / KB)} KB` : `${bytes} bayt`;
}
