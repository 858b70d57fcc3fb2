/** The words of a text, with a line for each paragraph. */
export function wordsOf(html: string): string {
  const lines = html.replace(/<\/(?:p|li|h\d|tr|blockquote|figure)>/g, '$&\n');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  return body.textContent?.replace(/\n\s*\n/g, '\n').trim() ?? '';
}
