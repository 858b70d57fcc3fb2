/** The Message-ID of the job with a key; equal for every attempt at the same e-mail. */
export function messageIdOf(key: string, from: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return `<${key.replace(/[^A-Za-z0-9-]/g, '.')}@${domain}>`;
}
