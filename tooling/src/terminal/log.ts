const isColourful = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const paint = (code: string) => (text: string) => (isColourful ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');
export const yellow = paint('33');
export const cyan = paint('36');

/** A line of what is being done. */
export function logProgress(line: string): void {
  console.log(`${dim('·')} ${line}`);
}

/** Something went wrong, and the work goes on. */
export function logWarning(line: string): void {
  console.log(`${yellow('!')} ${line}`);
}

/** Something went wrong, and the work ends. */
export function logFailure(text: string): void {
  console.error(`\n${red('✗')} ${text}\n`);
}

/** Rows of a name and its lines, the lines beneath each other. */
export function logRows(rows: [name: string, ...lines: string[]][]): void {
  const width = Math.max(...rows.map(([name]) => name.length)) + 3;
  for (const [name, ...lines] of rows) {
    lines.forEach((line, index) => {
      console.log(`  ${bold((index === 0 ? name : '').padEnd(width))}${line}`);
    });
  }
}
