type Import = {
  specifier: string;
  line: number;
  /** The names taken, as written: `{ env, exit }`; empty when none are listed. */
  names: string;
};

export type Source = {
  /** The text without comments and without the content of strings, every line where it was. */
  code: string;
  imports: Import[];
};

const STRING_OR_COMMENT = /(["'])((?:\\.|(?!\1)[^\\\n])*)\1|`(?:\\.|[^\\`])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** What stands before the name of a module that is imported, re-exported or loaded. */
const BEFORE_MODULE =
  /(?:\{([^{}]*)\}\s*from|\bfrom|\bimport|\brequire|\bimport\.meta\.resolve|\bvi\.(?:do)?mock)\s*\(?\s*$/;

/** Reads what a source file imports by a literal name; what stands in comments and in other strings does not count. */
export function readSource(text: string): Source {
  const imports: Import[] = [];
  let code = '';
  let end = 0;
  for (const match of text.matchAll(STRING_OR_COMMENT)) {
    code += text.slice(end, match.index);
    end = match.index + match[0].length;
    const before = match[2] === undefined ? null : BEFORE_MODULE.exec(code.slice(-2000));
    if (before) imports.push({ specifier: match[2] ?? '', line: code.split('\n').length, names: before[1] ?? '' });
    code += match[0].replace(/[^\n]/g, ' ');
  }
  return { code: code + text.slice(end), imports };
}
