/** The one function that the module exports, as the text of a script. */
declare module '*?text' {
  const text: string;
  export default text;
}
