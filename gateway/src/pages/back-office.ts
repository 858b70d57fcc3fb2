export function isBackOffice(path: string): boolean {
  return /^\/admin(\/|$)/.test(path);
}
