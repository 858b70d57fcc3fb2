/**
 * Lets a bundle leave out components that nobody uses: a name for developer tools, set beside a component, keeps it in.
 * @param {string} source
 */
export default function pureComponentsLoader(source) {
  return source
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/^((?:var|const) \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
