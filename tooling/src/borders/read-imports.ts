export type Import = { specifier: string; line: number };

/** Strings are kept and comments blanked; a string is recognised so that `'https://…'` does not begin a comment. */
const STRING_OR_COMMENT = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const IMPORT = /\b(?:from|import|require|import\.meta\.resolve|vi\.(?:do)?mock)\s*\(?\s*(["'])([^"'\n]+)\1/g;

/** Source text without its comments, every line where it was. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (match) => (match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : match));
}

/** What a source file imports, re-exports or loads by a literal name. */
export function readImports(code: string): Import[] {
  return [...code.matchAll(IMPORT)].map((match) => ({
    specifier: match[2] ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}
