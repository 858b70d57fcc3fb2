/**
 * In place of a library's functions that browsers do not need, such as those that describe schemas as JSON.
 * @param {string} source
 */
export default function noFunctions(source) {
  const names = source.matchAll(/^export (?:(?:const|function) (\w+)|\{ (.*) \})/gm);
  const all = Array.from(
    names,
    ([, name, list = '']) => name ?? list.split(', ').map((each) => each.split(' as ').at(-1)),
  );
  return all
    .flat()
    .map((name) => `export const ${name} = () => {};`)
    .join('\n');
}
