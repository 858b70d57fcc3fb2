const texts = new WeakMap<object, string>();

/** What a prop says, the same text for the same value only. */
export function keyText(name: string, value: unknown): string {
  if (typeof value === 'string') return `${name}:${value}\n`;
  if (name === 'css') return `css=${cssText(value)}\n`;
  return `${name}=${JSON.stringify(value)}\n`;
}

/** Objects of `css` are mostly constants of their modules, and larger than other values. */
function cssText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(cssText).join()}]`;
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
